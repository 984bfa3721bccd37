import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { OfferCard } from '#lib/content/readers/offer.server.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import styles from './offer-lines.module.css';

type Props = { offers: readonly OfferCard[] };

/** Upcoming offers, each with its first day. */
export async function ComingOffers({ offers }: Props) {
  const locale = await currentLocale();
  if (offers.length === 0) return null;
  const t = await getTranslations('common.offers');
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="coming">
      <h2 id="coming">{t('comingSoon')}</h2>
      <ul className={styles.coming}>
        {offers.map((offer) => {
          const day = offer.validFrom ? dayInYear(offer.validFrom, locale) : null;
          return (
            <li key={offer.id}>
              <SiteLink href={offer.href}>
                <span className={`num ${styles.day}`}>{day ? t('startsOn', { day }) : null}</span>
                <div>
                  <h3>{offer.title}</h3>
                  {offer.summary ? <p>{offer.summary}</p> : null}
                </div>
                {offer.badge ? <span className={`num ${styles.badge}`}>{offer.badge}</span> : null}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
