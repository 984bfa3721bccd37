import { getTranslations } from 'next-intl/server';
import type { TripResult, SearchResult } from '#contracts/reservations/index.ts';
import { wayId, wayName } from '#lib/booking/change-query.ts';
import { longDayInYear } from '#foundation/dates/day-words.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { ChosenJourneyCard } from './chosen-sailing.tsx';
import type { BoardContext } from './board-context.ts';
import styles from './board.module.css';
import { JourneyLists } from './sailing-list.tsx';
import { type WayLook, wayLooks } from './bound-display.ts';
import Link from 'next/link';
import { formatPrice } from '#foundation/money/price.ts';

type Props = { trip: TripResult; /** From 0. */ way: number; look: WayLook; board: BoardContext };

/** One way: its day, the week around it and the sailings of the day as a departure board, or only what is chosen for it. */
async function DirectionBoard({ trip, way, look, board }: Props) {
  const { locale, today, query, quoted, ports } = board;
  const t = await getTranslations('common.booking.sailings');
  const id = wayId(query, way);
  const titleId = `${id}-title`;
  const name = wayName(query, way);
  // «16 Ιουλίου 2027» stays on one line.
  const day = longDayInYear(trip.date, today, locale).replace(/(?<=\d) | (?=\d+$)/g, '\u00a0');
  const picked = quoted.ways[way] ?? null;
  const towards = t('towards', { port: ports(trip.to).accusative });
  return (
    <section id={id} tabIndex={-1} className={styles.direction} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p className={styles.kicker}>{t(name, { number: way + 1 })}</p>
        <h2 id={titleId} className={furniture.h2}>
          {name === 'leg'
            ? t('dayFromTo', { day, from: ports(trip.from).accusative, to: ports(trip.to).accusative })
            : t('dayTowards', { day, towards })}
        </h2>
      </div>
      {look === 'open' ? (
        <JourneyLists trip={trip} way={way} board={board} />
      ) : picked ? (
        <ChosenJourneyCard chosen={picked} way={way} board={board} titleId={titleId} />
      ) : (
        <LaterWay trip={trip} way={way} board={board} titleId={titleId} />
      )}
    </section>
  );
}

type LaterBoundProps = { trip: TripResult; way: number; board: BoardContext; titleId: string };

/** A leg that waits for the ones before it: what it will cost at least, and a way to look at it already. */
async function LaterWay({ trip, way, board: { locale, links }, titleId }: LaterBoundProps) {
  const t = await getTranslations('common.booking.sailings');
  const lowest = trip.week.find(({ date }) => date === trip.date)?.lowestCents ?? null;
  return (
    <div className={`${styles.later} num`}>
      <p>
        {lowest === null ? (
          trip.reason?.text[locale]
        ) : (
          <>
            {t('foundShort', { count: trip.journeys.length })},{' '}
            <b>{t('fromPrice', { price: formatPrice(lowest, locale) })}</b>
          </>
        )}
      </p>
      <Link href={links.open(way)} prefetch={false} className={furniture.link} aria-describedby={titleId}>
        {t('showSailings')}
      </Link>
    </div>
  );
}

type SailingsBoardsProps = {
  result: SearchResult;
  board: BoardContext;
  /** The way that the traveller asked to see, from 0. */ asked: number | null;
};

/** One board per way, in the order of travel; out and back side by side where both fit. */
export function SailingsBoards({ result, board, asked }: SailingsBoardsProps) {
  const { query, chosen } = board;
  const looks = wayLooks(query, chosen, asked);
  const isPair = query.ways.some(({ direction }) => direction === 'R');
  return (
    <div className={`${styles.boards} ${isPair ? styles.pair : ''}`}>
      {result.trips.map((trip, way) => (
        <DirectionBoard
          key={wayId(query, way)}
          trip={trip}
          way={way}
          look={looks[way] ?? 'open'}
          board={board}
        />
      ))}
    </div>
  );
}
