'use client';

import { useState } from 'react';
import type { BoardView } from '#lib/timetable/board-view.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { BoardRows } from './board-rows.tsx';
import { useBoard } from './use-board.ts';
import styles from './board.module.css';

type Port = { code: string; name: string };
type BoardLabels = {
  clock: string;
  ports: string;
  underway: string;
  beThere: string;
  none: string;
  /** With `#` for the time. */
  stale: string;
  /** While there is no board at all. */
  away: string;
};
type Props = {
  initial: BoardView | null;
  homePort: string;
  ports: readonly Port[];
  labels: BoardLabels;
  locale: Locale;
};

/**
 * Today's departures. The server renders the first board; `useBoard` keeps it fresh. Only a changed state is announced, never
 * the whole board, and a board that could not be refreshed says from when it is.
 */
export function Board({ initial, homePort, ports, labels, locale }: Props) {
  const [port, setPort] = useState(homePort);
  const { view, news, clock, stale } = useBoard(initial, port, locale);
  if (!view) return <p className={styles.away}>{labels.away}</p>;
  return (
    <>
      <div className={styles.top}>
        <div>
          <h2 id="board-title">{view.title}</h2>
          <p>{view.day}</p>
        </div>
        <p className={styles.now}>
          <small>{labels.clock}</small>
          <time>{clock}</time>
        </p>
      </div>
      {ports.length > 0 ? (
        <fieldset className={styles.ports}>
          <legend className="visually-hidden">{labels.ports}</legend>
          {ports.map(({ code, name }) => (
            <button key={code} type="button" aria-pressed={code === port} onClick={() => setPort(code)}>
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
      <output>
        {stale ? <span className={styles.stale}>{labels.stale.replace('#', view.clock)}</span> : null}
      </output>
      <BoardRows view={view} labels={labels} busy={view.port !== port} />
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </>
  );
}
