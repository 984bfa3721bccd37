import { getTranslations } from 'next-intl/server';
import type { Quote } from '#reservations/contract/index.ts';
import { wayId, wayName } from '#lib/booking/change-query.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sumCents } from '#lib/money/cents.ts';
import { SummaryLeg } from '../summary/summary-leg.tsx';
import styles from '../summary/summary.module.css';

type Props = { chosen: ChosenTrips; quote: Quote | null; query: SearchQuery; locale: Locale };

/** Every way; one that is not chosen yet keeps its place, so that the card never changes its shape. */
export async function SailingsSummary({ chosen, quote, query, locale }: Props) {
  const t = await getTranslations('common.booking.summary');
  const segmentsBefore = (index: number) =>
    chosen.ways.slice(0, index).reduce((sum, each) => sum + (each?.journey.legs.length ?? 0), 0);
  return query.ways.map(({ date }, index) => {
    const name = wayName(query, index);
    const picked = chosen.ways[index];
    if (picked && quote) {
      const start = segmentsBefore(index);
      return (
        <SummaryLeg
          key={wayId(query, index)}
          name={name}
          number={index + 1}
          legs={picked.journey.legs}
          class={picked.class}
          cents={sumCents(quote.segmentFullCents.slice(start, start + picked.journey.legs.length))}
          locale={locale}
        />
      );
    }
    return (
      <div key={wayId(query, index)} className={styles.leg}>
        <p className={styles.day}>{t(name, { number: index + 1, day: longDay(date, locale) })}</p>
        <p className={`${styles.times} ${styles.open}`}>{t('notChosen')}</p>
        <p className={styles.vessel}>{t('chooseTime')}</p>
      </div>
    );
  });
}
