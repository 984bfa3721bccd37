import { getTranslations } from 'next-intl/server';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import type { Book } from '#lib/magazine/compose.ts';
import { BookPageView } from '../_pages/book-page.tsx';
import { jumpsOf } from './jumps.ts';
import { JumpStrip } from './jump-strip.tsx';
import { Reader } from './reader.client.tsx';
import styles from './reader.module.css';

export type ReaderProps = { issue: MagazineIssue; card: IssueCard; book: Book };

/**
 * The issue as a book. The pages are set here, on the server; the browser only turns them. Without scripts they lie side by side
 * and scroll, and every article has a page of its own anyway.
 */
export async function BookReader({ issue, card, book }: ReaderProps) {
  const t = await getTranslations('common.magazine');
  const total = book.pages.length;
  const words = {
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
        words={words}
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
