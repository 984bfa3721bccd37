import { getTranslations } from 'next-intl/server';
import type { Quote } from '#reservations/contract/index.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { SummaryLeg } from '../summary/summary-leg.tsx';
import styles from '../summary/summary.module.css';

type Props = { chosen: ChosenTrips; quote: Quote | null; query: SearchQuery; locale: Locale };

/** Both directions; one that is not chosen yet keeps its place, so that the card never changes its shape. */
export async function SailingsSummary({ chosen, quote, query, locale }: Props) {
  const t = await getTranslations('common.booking.summary');
  const directions: { id: 'out' | 'back'; date: string }[] = [{ id: 'out', date: query.date }];
  if (query.return) directions.push({ id: 'back', date: query.return });
  const outLegs = chosen.out?.journey.legs.length ?? 0;
  return directions.map(({ id, date }) => {
    const picked = chosen[id];
    if (picked && quote) {
      const start = id === 'out' ? 0 : outLegs;
      const cents = quote.segmentFullCents.slice(start, start + picked.journey.legs.length);
      return (
        <SummaryLeg
          key={id}
          direction={id}
          legs={picked.journey.legs}
          class={picked.class}
          cents={cents.reduce((sum, each) => sum + each, 0)}
          locale={locale}
        />
      );
    }
    return (
      <div key={id} className={styles.leg}>
        <p className={styles.day}>{t(id, { day: longDay(date, locale) })}</p>
        <p className={`${styles.times} ${styles.open}`}>{t('notChosen')}</p>
        <p className={styles.vessel}>{t('chooseTime')}</p>
      </div>
    );
  });
}
