import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Journey, TripResult } from '#contracts/reservations/index.ts';
import { wayName } from '#lib/booking/change-query.ts';
import { longDayInYear } from '#foundation/dates/day-words.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { JourneyRow } from './sailing-row.tsx';
import { rowState } from './row-state.ts';
import { nextJourney } from './next-best.ts';
import { arrange } from './arrange.ts';
import type { BoardContext } from './board-context.ts';
import styles from './board.module.css';
import { FilterLinks } from './filter-links.tsx';
import { ReasonPanel } from './reason-panel.tsx';
import { WeekStrip } from './week-strip.tsx';

type Props = { trip: TripResult; way: number; board: BoardContext };

/** The sailings of a day: direct ones first, then those with a change, and what has left already folded away. */
export async function JourneyLists({ trip, way, board }: Props) {
  const { locale, today, query, chosen, links } = board;
  const t = await getTranslations('common.booking.sailings');
  const picked = chosen.ways[way] ?? null;
  const hasVehicles = query.vehicles.length > 0;
  const only = query.only ?? [];
  const lists = arrange(trip.journeys, only, { hasVehicles, chosenId: picked?.journey.id });
  const canTake = (journey: Journey) => rowState(journey, way, board) === 'available';
  const rows = (journeys: readonly Journey[]) => (
    <ul className={styles.board}>
      {journeys.map((journey) => (
        <JourneyRow
          key={journey.id}
          journey={journey}
          way={way}
          chosen={picked?.journey.id === journey.id ? picked : null}
          next={picked ? null : nextJourney(trip, journey, canTake)}
          board={board}
        />
      ))}
    </ul>
  );
  const shown = lists.direct.length + lists.changing.length;
  return (
    <>
      <WeekStrip
        week={trip.week}
        date={trip.date}
        hasVehicles={hasVehicles}
        label={t(`week.${wayName(query, way)}`, { number: way + 1 })}
        hrefOf={(date) => links.day(way, date)}
      />
      <div className={styles.tools}>
        <p className={styles.note}>{t('weekNote')}</p>
        <FilterLinks way={way} filters={lists.filters} board={board} />
      </div>
      <output className="visually-hidden">
        {t('found', { count: shown, day: longDayInYear(trip.date, today, locale) })}
      </output>
      <ReasonPanel trip={trip} way={way} board={board} />
      {lists.direct.length > 0 ? rows(lists.direct) : null}
      {lists.changing.length > 0 ? (
        <>
          <h3 className={styles.group}>{t('withChangeTitle')}</h3>
          {rows(lists.changing)}
        </>
      ) : null}
      {lists.departed.length > 0 ? (
        <details className={styles.gone} open={shown === 0}>
          <summary>{t('departedTitle', { count: lists.departed.length })}</summary>
          {rows(lists.departed)}
        </details>
      ) : null}
      {lists.hidden > 0 ? (
        <p className={`${styles.hidden} num`}>
          {t('hidden', { count: lists.hidden })}
          {only.map((filter) => (
            <Link
              key={filter}
              href={links.filter(way, filter)}
              scroll={false}
              prefetch={false}
              className={furniture.link}
            >
              {t(`filter.off.${filter}`)}
            </Link>
          ))}
        </p>
      ) : null}
    </>
  );
}
