import type { Journey, TravelClass } from '#contracts/reservations/index.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import type { BoardContext } from './board-context.ts';
import type { NextBest } from './next-best.ts';
import { ClassChoice } from './class-choice.tsx';
import { JourneyBuy } from './journey-buy.tsx';
import { JourneyChanges } from './journey-changes.tsx';
import { JourneyFacts } from './sailing-details.tsx';
import { JourneyNotes } from './journey-notes.tsx';
import { JourneyTimes } from './journey-times.tsx';
import { NextStep } from './next-step.tsx';
import { rowState } from './row-state.ts';
import styles from './sailing-row.module.css';

type Props = {
  journey: Journey;
  way: number;
  chosen: ChosenJourney | null;
  /** The closest ship of the day that can be taken, for a row that cannot. */
  next: NextBest | null;
  board: BoardContext;
};

/** One line of the departure board. */
export function JourneyRow({ journey, way, chosen, next, board }: Props) {
  const state = rowState(journey, way, board);
  const look = chosen ? styles.on : state === 'available' ? '' : styles.out;
  const { links } = board;
  const classHref = (travelClass: TravelClass) => links.travelClass(way, journey.id, travelClass);
  const lowest = journey.classes.find((offer) => offer.totalCents !== null)?.class ?? 'ECO';
  return (
    <li className={`${styles.row} ${look} ${state === 'cancelled' ? styles.cancelled : ''}`}>
      <JourneyTimes journey={journey} />
      <JourneyFacts journey={journey} state={state} board={board} />
      <JourneyBuy
        journey={journey}
        way={way}
        state={state}
        chosen={chosen}
        href={links.choice(way, journey.id, lowest)}
        board={board}
      />
      {chosen ? <ClassChoice chosen={chosen} hrefOf={classHref} /> : null}
      <JourneyChanges journey={journey} board={board} />
      <JourneyNotes journey={journey} state={state} />
      {state === 'available' ? null : (
        <NextStep journey={journey} way={way} state={state} next={next} board={board} />
      )}
    </li>
  );
}
