import Link from 'next/link';
import type { BoardRow, BoardShip, BoardView } from '#lib/timetable/board-view.ts';
import { ArrowRight } from '../icon/arrow-right.tsx';
import styles from './board.module.css';

type Labels = { underway: string; beThere: string; none: string };
type Props = { view: BoardView; labels: Labels; busy: boolean };

/** The rows of the board and the ships that have left. Used by the client board, rendered first on the server. */
export function BoardRows({ view, labels, busy }: Props) {
  return (
    <div aria-busy={busy} className={busy ? styles.busy : undefined}>
      {view.rows.length === 0 ? <p className={styles.none}>{labels.none}</p> : null}
      <ul aria-labelledby="board-title">
        {view.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {view.ships.length > 0 ? (
        <div className={styles.underway}>
          <h3>{labels.underway}</h3>
          {view.ships.map((ship) => (
            <Ship key={ship.id} ship={ship} />
          ))}
        </div>
      ) : null}
      <p className={styles.foot}>
        {view.updated} {labels.beThere}
      </p>
    </div>
  );
}

function Row({ row }: { row: BoardRow }) {
  const off = row.state.tone === 'bad';
  return (
    <li className={`${styles.row} ${off ? styles.off : ''}`}>
      <div className={styles.time}>
        {row.dayWord ? <em>{row.dayWord}</em> : null}
        {row.wasTime ? <s>{row.wasTime}</s> : null}
        <time>{row.time}</time>
      </div>
      <div className={styles.to}>
        <b>{row.to}</b>
        <span>{row.way}</span>
      </div>
      <div className={styles.vessel}>
        <b>{row.vessel}</b>
        <span>{row.kind}</span>
      </div>
      <div className={styles.quay}>
        <b>{row.quay}</b>
      </div>
      <div className={styles.state}>
        <span className={styles[row.state.tone]}>{row.state.text}</span>
        {row.state.note ? <small>{row.state.note}</small> : null}
      </div>
      <div className={styles.book}>
        <span>{row.price}</span>
        <Link href={row.book.href} prefetch={false} aria-label={row.book.label}>
          <ArrowRight size={20} />
        </Link>
      </div>
    </li>
  );
}

/** The bow of the little ship points to where it sails. */
const HULL = 'M-13-7H4Q12-5 17 0Q12 5 4 7H-13Q-10 0-13-7Z';

function Ship({ ship }: { ship: BoardShip }) {
  return (
    <div className={styles.ship} style={{ '--progress': `${ship.progress}%` }}>
      <p>
        <b>{ship.vessel}</b> {ship.towards}
      </p>
      <small>{ship.from}</small>
      <div className={styles.track}>
        <svg viewBox="-15 -9 32 18" aria-hidden>
          <path d={HULL} />
        </svg>
      </div>
      <small>{ship.next}</small>
    </div>
  );
}
