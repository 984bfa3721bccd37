import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import styles from './standing-discounts.module.css';

type Props = { text: ContentPage['body'] };

/** What always applies; the words stand in the page's document. */
export async function StandingDiscounts({ text }: Props) {
  const locale = await currentLocale();
  if (!text || text.length === 0) return null;
  const t = await getTranslations('common.offers');
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.sand}`} aria-labelledby="standing">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="standing">{t('standing')}</h2>
        <RichText value={text} locale={locale} className={styles.text} />
      </div>
    </section>
  );
}
