import { ChevronDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import sectionStyles from '#app/_ui/section/section.module.css';
import type { OfferBlock } from '#lib/content/offer.server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './offer-blocks.module.css';
import { RoutePromo } from './route-promo.tsx';

type Props = { blocks: readonly OfferBlock[]; locale: Locale; bookable: boolean };

/** The blocks of an offer in the order of the marketer; white and sand grounds keep them apart. */
export async function OfferBlocks({ blocks, locale, bookable }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.offers' });
  return blocks.map((block) => {
    switch (block._type) {
      case 'richTextBlock':
        return (
          <section key={block._key} className={styles.block}>
            <div className="wrap">
              <RichText value={block[`rich_${locale}`]} locale={locale} className={styles.prose} />
            </div>
          </section>
        );
      case 'routePromoBlock':
        return bookable ? <RoutePromo key={block._key} block={block} locale={locale} /> : null;
      case 'faqBlock':
        return (
          <section key={block._key} className={styles.block} aria-labelledby={`faq-${block._key}`}>
            <div className={`wrap ${styles.split}`}>
              <h2 id={`faq-${block._key}`}>{t('questions')}</h2>
              <div>
                {(block.items ?? []).map((item) => (
                  <details key={item._key} className={styles.question}>
                    <summary>
                      {item[`question_${locale}`]}
                      <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
                    </summary>
                    <p>{item[`answer_${locale}`]}</p>
                  </details>
                ))}
              </div>
            </div>
          </section>
        );
      case 'termsBlock':
        return (
          <section
            key={block._key}
            id="terms"
            className={`${styles.block} ${sectionStyles.sand}`}
            aria-labelledby={`terms-${block._key}`}
          >
            <div className={`wrap ${styles.split}`}>
              <h2 id={`terms-${block._key}`}>{t('terms')}</h2>
              <RichText value={block[`rich_${locale}`]} locale={locale} className={styles.terms} />
            </div>
          </section>
        );
    }
  });
}
