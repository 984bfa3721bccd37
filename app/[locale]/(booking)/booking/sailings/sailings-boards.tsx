import { wayId } from '#lib/booking/change-query.ts';
import type { SearchResult } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import styles from './board.module.css';
import { DirectionBoard } from './board.tsx';
import { wayLooks } from './bound-display.ts';

type Props = {
  result: SearchResult;
  board: BoardContext;
  /** The way that the traveller asked to see, from 0. */ asked: number | null;
};

/** One board per way, in the order of travel; out and back side by side where both fit. */
export function SailingsBoards({ result, board, asked }: Props) {
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
