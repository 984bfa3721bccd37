import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { OfferCard } from '#lib/content/readers/offer.server.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import styles from './offer-lines.module.css';

type Props = { offers: readonly OfferCard[] };

/** The latest of those that are over, small: somebody may come with an old link and look for them. */
const MOST = 6;

export async function EndedOffers({ offers }: Props) {
  const locale = await currentLocale();
  if (offers.length === 0) return null;
  const t = await getTranslations('common.offers');
  const latest = offers.toSorted((a, b) => (b.validTo ?? '').localeCompare(a.validTo ?? '')).slice(0, MOST);
  return (
    <section className={`wrap ${styles.ended}`} aria-labelledby="ended">
      <h2 id="ended">{t('over')}</h2>
      <ul>
        {latest.map((offer) => {
          const day = offer.validTo ? nameDay(offer.validTo, locale) : null;
          return (
            <li key={offer.id}>
              <SiteLink href={offer.href}>{offer.title}</SiteLink>
              <span className="num">
                {day ? t('endedShort', { to: `${day.day} ${day.monthOfDate} ${day.year}` }) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
