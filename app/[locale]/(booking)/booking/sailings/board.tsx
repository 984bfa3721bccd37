import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { TripResult, SearchResult } from '#contracts/reservations/index.ts';
import { boundId, boundName } from '#lib/booking/change-query.ts';
import { longDayInYear } from '#foundation/dates/format-day.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { ChosenSailingCard } from './chosen-sailing.tsx';
import type { BoardContext } from './board-context.ts';
import styles from './board.module.css';
import { SailingList } from './sailing-list.tsx';
import { type BoundDisplay, boundDisplays } from './bound-display.ts';
import Link from 'next/link';
import { inSentence } from '#foundation/text/place-forms.ts';
import { formatPrice } from '#foundation/money/price.ts';

type Props = { trip: TripResult; /** From 0. */ bound: number; look: BoundDisplay; board: BoardContext };

/** One bound: its day, the week around it and the day's sailings as a departure board, or only the chosen one. */
async function Board({ trip, bound, look, board }: Props) {
  const { locale, today, query, quoted, ports } = board;
  const t = await getTranslations('common.booking.sailings');
  const id = boundId(query, bound);
  const titleId = `${id}-title`;
  const name = boundName(query, bound);
  // Non-breaking spaces keep «16 Ιουλίου 2027» on one line.
  const day = longDayInYear(trip.date, today, locale).replace(/(?<=\d) | (?=\d+$)/g, '\u00a0');
  const picked = quoted.bounds[bound] ?? null;
  const towards = t.markup('towards', { port: inSentence(ports(trip.to)) });
  return (
    <section id={id} tabIndex={-1} className={styles.direction} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p className={styles.kicker}>{t(name, { number: bound + 1 })}</p>
        <h2 id={titleId} className={layout.h2}>
          {name === 'leg'
            ? t.markup('dayFromTo', {
                day,
                from: inSentence(ports(trip.from)),
                to: inSentence(ports(trip.to)),
              })
            : t.rich('dayTowards', { day, towards, part })}
        </h2>
      </div>
      <div className={styles.of}>
        {look === 'open' ? (
          <SailingList trip={trip} bound={bound} board={board} />
        ) : picked ? (
          <ChosenSailingCard chosen={picked} bound={bound} board={board} titleId={titleId} />
        ) : (
          <LaterBound trip={trip} bound={bound} board={board} titleId={titleId} />
        )}
      </div>
    </section>
  );
}

/** A part of the title that stays whole: a narrow title breaks between the day and the port. */
function part(chunks: ReactNode) {
  return <span className={styles.part}>{chunks}</span>;
}

type LaterBoundProps = { trip: TripResult; bound: number; board: BoardContext; titleId: string };

/** A leg that waits for the previous ones: its minimum price, and a link to show it already. */
async function LaterBound({ trip, bound, board: { locale, links }, titleId }: LaterBoundProps) {
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
      <Link href={links.open(bound)} prefetch={false} className={layout.link} aria-describedby={titleId}>
        {t('showSailings')}
      </Link>
    </div>
  );
}

type SailingsBoardsProps = {
  result: SearchResult;
  board: BoardContext;
  /** The bound that the traveller opened, from 0. */ openBound: number | null;
};

/** One board per bound, in travel order; outbound and return side by side where both fit. */
export function Boards({ result, board, openBound }: SailingsBoardsProps) {
  const { query, chosen } = board;
  const looks = boundDisplays(query, chosen, openBound);
  const isPair = query.bounds.some(({ direction }) => direction === 'R');
  return (
    <div className={`${styles.boards} ${isPair ? styles.pair : ''}`} data-boards="" data-bubble-waits="">
      {result.trips.map((trip, bound) => (
        <Board
          key={boundId(query, bound)}
          trip={trip}
          bound={bound}
          look={looks[bound] ?? 'open'}
          board={board}
        />
      ))}
    </div>
  );
}
