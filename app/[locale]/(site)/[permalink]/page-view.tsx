import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { NextSteps } from '#app/_ui/page/next-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './page-view.module.css';

/** Fewer headings than this are seen at a glance and need no list. */
const WORTH_LISTING = 3;

/** A page of the company: about, terms, rights. Long ones get their contents beside the text. */
export async function PageView({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  const body = page.body ?? [];
  const anchors = headingAnchors(body);
  const headings = headingsOf(body, ['h2']);
  return (
    <>
      <article className={styles.page}>
        <PageHead
          path={paths.page(locale, page.permalinks[locale] ?? '')}
          title={page.title}
          lead={page.lead}
        />
        {page.cover ? (
          <div className="wrap">
            <div className={styles.frame}>
              <ContentImage picture={page.cover} layout="cover" slotRatio={0.45} sizes="100vw" priority />
            </div>
          </div>
        ) : null}
        <div className={`wrap ${styles.columns}`}>
          {headings.length >= WORTH_LISTING ? (
            <nav className={styles.contents} aria-labelledby="contents">
              <h2 id="contents">{t('contents')}</h2>
              <ol>
                {headings.map((heading) => (
                  <li key={heading.key}>
                    <a href={`#${anchors.get(heading.key)}`}>{heading.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <RichText value={page.body} locale={locale} className={styles.body} />
        </div>
      </article>
      <NextSteps />
    </>
  );
}
