'use client';

import { useEffect, useRef, useState } from 'react';
import type { BoardView } from '#lib/departures/board-view.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { BoardRows } from './board-rows.tsx';
import styles from './board.module.css';

const REFRESH_MS = 60_000;

type Port = { code: string; name: string };
export type BoardLabels = { clock: string; ports: string; underway: string; beThere: string; none: string };
type Props = { initial: BoardView; ports: readonly Port[]; labels: BoardLabels; locale: Locale };

/**
 * Today's departures. The server renders the first board; here it is refreshed each minute and when another port is chosen.
 * Only a changed state is announced, never the whole board. A refresh that fails keeps the board as it is.
 */
export function Board({ initial, ports, labels, locale }: Props) {
  const [view, setView] = useState(initial);
  const [port, setPort] = useState(initial.port);
  const [news, setNews] = useState('');
  const shown = useRef(initial);

  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      const next = await load(port, locale, stop.signal);
      if (!next || stop.signal.aborted) return;
      setNews(changes(shown.current, next));
      shown.current = next;
      setView(next);
    };
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, REFRESH_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [port, locale]);

  return (
    <>
      <div className={styles.top}>
        <div>
          <h2 id="board-title">{view.title}</h2>
          <p>{view.day}</p>
        </div>
        <p className={styles.now}>
          <small>{labels.clock}</small>
          <time>{view.clock}</time>
        </p>
      </div>
      <fieldset className={styles.ports}>
        <legend className="visually-hidden">{labels.ports}</legend>
        {ports.map(({ code, name }) => (
          <button key={code} type="button" aria-pressed={code === port} onClick={() => setPort(code)}>
            {name}
          </button>
        ))}
      </fieldset>
      <BoardRows view={view} labels={labels} busy={view.port !== port} />
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </>
  );
}

async function load(port: string, locale: Locale, signal: AbortSignal): Promise<BoardView | null> {
  try {
    const answer = await fetch(`/api/departures?${new URLSearchParams({ port, locale })}`, { signal });
    if (!answer.ok) return null;
    const view: BoardView = await answer.json();
    return view;
  } catch {
    return null;
  }
}

/** «Σύμη 09:15: 15 λ. αργότερα», for every ship whose state is not what it was. */
function changes(before: BoardView, after: BoardView): string {
  if (before.port !== after.port) return after.title;
  return after.rows
    .filter((row) => before.rows.some((old) => old.id === row.id && old.state.text !== row.state.text))
    .map((row) => `${row.to} ${row.time}: ${row.state.text}`)
    .join('. ');
}
