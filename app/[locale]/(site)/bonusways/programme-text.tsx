import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import styles from './bonus.module.css';

/** Benefits, questions and terms: the words that editors change, with their contents beside them. */
export async function ProgrammeText({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  const body = page.body ?? [];
  if (body.length === 0) return null;
  const anchors = headingAnchors(body);
  return (
    <section className={`wrap ${styles.split} ${styles.text}`} aria-label={t('more')}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {headingsOf(body, ['h2']).map((heading) => (
            <li key={heading.key}>
              <a href={`#${anchors.get(heading.key)}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <RichText value={page.body} locale={locale} className={styles.body} />
    </section>
  );
}
