import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { JourneyLeg, TravelClass } from '#contracts/reservations/index.ts';
import { PartyWords } from '#app/[locale]/(booking)/booking/_shared/party-text.tsx';
import styles from './waiting.module.css';

type Props = {
  leg: JourneyLeg;
  query: SearchQuery;
  class: TravelClass;
};

/** The ship that is full, and who waits for it. */
export async function ShipFacts({ leg, query, class: travelClass }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const { from, to, vessel } = leg;
  return (
    <section className={styles.ship} aria-label={t('ship')}>
      <p className={styles.day}>{datedDay(from.at, locale)}</p>
      <p className={`${styles.times} num`}>
        {clock(from.at)} – {clock(to.at)}
      </p>
      <p>
        {t('way', {
          from: from.portName[locale],
          quay: from.quayName[locale],
          to: to.portName[locale],
          toQuay: to.quayName[locale],
        })}
      </p>
      <p>{t('vessel', { ship: vessel.name[locale], class: t(`class.${travelClass}`) })}</p>
      <ul>
        <PartyWords party={query} />
      </ul>
    </section>
  );
}
