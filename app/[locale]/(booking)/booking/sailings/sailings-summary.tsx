import { getTranslations } from 'next-intl/server';
import type { Quote } from '#contracts/reservations/index.ts';
import { wayId, wayName } from '#lib/booking/change-query.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import { longDayInYear } from '#foundation/dates/day-words.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { BoardContext } from './board-context.ts';
import { SummaryLeg } from '#app/[locale]/(booking)/booking/_shared/summary-leg.tsx';
import styles from '#app/[locale]/(booking)/booking/_shared/summary-card.module.css';

type Props = { chosen: ChosenTrips; quote: Quote | null; board: BoardContext };

/** Every way; one that is not chosen yet keeps its place, so that the card never changes its shape. */
export async function SailingsSummary({ chosen, quote, board: { query, ports, today, locale } }: Props) {
  const t = await getTranslations('common.booking.summary');
  const segmentsBefore = (index: number) =>
    chosen.ways.slice(0, index).reduce((sum, each) => sum + (each?.journey.legs.length ?? 0), 0);
  return query.ways.map(({ from, to, date }, index) => {
    const name = wayName(query, index);
    const picked = chosen.ways[index];
    // The title of the page names both ports of a simple trip; only among several legs they tell one from another.
    const places = name === 'leg' ? `${ports(from).name} – ${ports(to).name}` : undefined;
    if (picked && quote) {
      const start = segmentsBefore(index);
      return (
        <SummaryLeg
          key={wayId(query, index)}
          name={name}
          number={index + 1}
          places={places}
          legs={picked.journey.legs}
          class={picked.class}
          today={today}
          cents={sumCents(quote.segmentFullCents.slice(start, start + picked.journey.legs.length))}
        />
      );
    }
    return (
      <div key={wayId(query, index)} className={styles.leg}>
        <p className={styles.day}>
          {t(name, { number: index + 1, day: longDayInYear(date, today, locale) })}
        </p>
        {places ? <p className={styles.ports}>{places}</p> : null}
        <p className={`${styles.times} ${styles.open}`}>{t('notChosen')}</p>
        <p className={styles.vessel}>{t('chooseTime')}</p>
      </div>
    );
  });
}
