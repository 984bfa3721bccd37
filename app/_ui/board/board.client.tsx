'use client';
import { loadBoard } from '#lib/timetable/load-view.ts';
import { type ReactNode, useState, useEffect, useRef, useSyncExternalStore } from 'react';
import { type QuestionPorts, useQuestion } from '#app/_ui/question/use-question.client.ts';
import Link from 'next/link';
import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import type { BoardView, BoardRow, BoardShip } from '#lib/timetable/board-view.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { changes, isStale } from './board-state.ts';
import styles from './board.module.css';
import underway from './underway.module.css';

type Labels = { underway: string; beThere: string; none: string };

type LabelsProps = { view: BoardView; labels: Labels; busy: boolean };

/** The bow of the ship symbol points in its direction of travel. */
const HULL = 'M-13-7H4Q12-5 17 0Q12 5 4 7H-13Q-10 0-13-7Z';

/** A cancelled sailing must show within half a minute. */
const REFRESH_MS = 30_000;

const TICK_MS = 5_000;

type BoardLabels = {
  underway: string;
  beThere: string;
  none: string;
  /** With `#` for the time. */
  stale: string;
  /** Shown when there is no board at all. */
  away: string;
};
type Props = {
  initial: BoardView | null;
  homePort: string;
  labels: BoardLabels;
  locale: Locale;
  /** The question that this board answers. */
  children: ReactNode;
};

/**
 * What leaves next from the port that the question asks about. The server renders the first board; `useBoard` keeps it fresh. Only a
 * changed state is announced, never the whole board. A board that couldn't be refreshed shows its time.
 */
export function Board({ initial, homePort, labels, locale, children }: Props) {
  const { asked, box, onChange } = useQuestion({ from: homePort, destination: null });
  const { view, news, stale } = useBoard(initial, asked, locale);
  if (!view) return <p className={styles.away}>{labels.away}</p>;
  const isBusy = view.port !== asked.from || view.destination !== asked.destination;
  return (
    <>
      <h2 id="board-title" className="visually-hidden">
        {view.title}
      </h2>
      <div ref={box} onChange={onChange} className={styles.question}>
        {children}
      </div>
      <output>
        {stale ? <span className={styles.stale}>{labels.stale.replace('#', view.clock)}</span> : null}
      </output>
      <BoardRows view={view} labels={labels} busy={isBusy} />
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/**
 * The board of a port, refreshed every half minute while the page is visible, and at once when the page becomes
 * visible, returns from the back/forward cache or is online again. A failed refresh keeps the board; `stale` is true
 * when it is too old to be trusted. Null until the service has responded; requests continue, so that the page recovers
 * by itself.
 */
function useBoard(initial: BoardView | null, { from, destination }: QuestionPorts, locale: Locale) {
  const [view, setView] = useState(initial);
  const [news, setNews] = useState('');
  const [failed, setFailed] = useState(false);
  const shown = useRef(initial);
  const tick = useSyncExternalStore(eachTick, tickNow, () => null);

  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await loadBoard(from, destination, locale, stop.signal);
      if (stop.signal.aborted) return;
      setFailed(next === null);
      if (!next) return;
      setNews(shown.current ? changes(shown.current, next) : next.title);
      shown.current = next;
      setView(next);
    };
    const now = () => void refresh();
    now();
    const timer = setInterval(now, REFRESH_MS);
    const { signal } = stop;
    document.addEventListener('visibilitychange', now, { signal });
    // A page from the back/forward cache resumes where it stopped: its timer may be minutes from the next refresh.
    window.addEventListener('pageshow', now, { signal });
    window.addEventListener('online', now, { signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [from, destination, locale]);

  const now = tick === null ? null : new Date(tick * TICK_MS);
  return {
    view,
    news,
    // Only after a refresh has failed: a visitor who returns to the tab sees the new board, not a warning that flashes.
    stale: failed && now !== null && view !== null && isStale(view.asOf, now),
  };
}

function eachTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

function tickNow(): number {
  return Math.floor(Date.now() / TICK_MS);
}

/** The rows of the board and the ships under way. Used by the client board, rendered first on the server. */
function BoardRows({ view, labels, busy }: LabelsProps) {
  return (
    <div aria-busy={busy} className={`${styles.rows} ${busy ? styles.busy : ''}`}>
      {view.rows.length === 0 ? <p className={styles.none}>{labels.none}</p> : null}
      <ul aria-labelledby="board-title">
        {view.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {view.ships.length > 0 ? (
        <div className={underway.underway}>
          <h3>{labels.underway}</h3>
          {view.ships.map((ship) => (
            <Ship key={ship.id} ship={ship} />
          ))}
        </div>
      ) : null}
      <p className={styles.foot}>{`${view.updated} ${labels.beThere}`}</p>
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
        {row.state.text ? <span className={styles[row.state.tone]}>{row.state.text}</span> : null}
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

function Ship({ ship }: { ship: BoardShip }) {
  return (
    <div className={underway.ship} style={{ '--progress': `${ship.progress}%` }}>
      <p>
        <b>{ship.vessel}</b>
        {` ${ship.towards}`}
      </p>
      <small>{ship.from}</small>
      <div className={underway.track}>
        <svg viewBox="-15 -9 32 18" aria-hidden>
          <path d={HULL} />
        </svg>
      </div>
      <small>{ship.next}</small>
    </div>
  );
}
