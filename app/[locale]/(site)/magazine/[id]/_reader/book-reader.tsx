import { getTranslations } from 'next-intl/server';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import type { Book } from '#lib/magazine/compose.ts';
import { BookPageView } from '../_pages/book-page.tsx';
import { jumpsOf, type Jump } from './jumps.ts';
import { Reader } from './reader.client.tsx';
import styles from './reader.module.css';
import jumpStripStyles from './jump-strip.module.css';

export type ReaderProps = { issue: MagazineIssue; card: IssueCard; book: Book };

/**
 * The issue as a book. The server sets the pages; the browser only turns them. Without scripts they are in a row that
 * scrolls, and every article has its own page anyway.
 */
export async function BookReader({ issue, card, book }: ReaderProps) {
  const t = await getTranslations('common.magazine');
  const total = book.pages.length;
  const texts = {
    region: t('reader'),
    previous: t('previous'),
    next: t('next'),
    hint: t('hint'),
    fullScreen: t('fullScreen'),
    leaveFullScreen: t('leaveFullScreen'),
    pages: book.pages.map((_, index) => t('page', { page: String(index + 1) })),
    single: t('pageOf', { page: '{page}', total: '{total}' }),
    double: t('pagesOf', { from: '{from}', to: '{to}', total: '{total}' }),
  };
  return (
    <section className={styles.stage} aria-labelledby="reader">
      <div className={`wrap ${styles.title}`}>
        <h2 id="reader">{t('reader')}</h2>
      </div>
      <Reader
        total={total}
        texts={texts}
        jumps={<JumpStrip jumps={await jumpsOf({ issue, card, book })} label={t('jump')} />}
      >
        {book.pages.map((page, index) => (
          <BookPageView
            key={`page-${index + 1}`}
            page={page}
            number={index + 1}
            issue={issue}
            card={card}
            starts={book.starts}
          />
        ))}
      </Reader>
    </section>
  );
}

/** Thumbnails of the parts of the issue. Plain links to a page, so that Back returns to the previous one. */
function JumpStrip({ jumps, label }: { jumps: readonly Jump[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={jumpStripStyles.strip}>
        {jumps.map(({ page, name, picture }) => (
          <li key={page}>
            <a href={`#p${page}`} data-page={page} title={name}>
              {picture ? <ContentImage picture={picture} alt="" slotRatio={50 / 36} sizes="44px" /> : <i />}
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
