import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BoardView } from '#lib/timetable/board-view.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { changes, clockInGreece, isStale } from './board-state.ts';

/** A cancelled sailing is to be seen within half a minute. */
const REFRESH_MS = 30_000;
const TICK_MS = 5_000;

/**
 * The board of a port, asked for again every half minute while the page is in view, and at once when it comes back into view, out of
 * the browser's memory or online. A refresh that fails keeps the board; `stale` says when it is too old to be trusted. Null while
 * the service has not answered yet: it is asked on, so that the page mends itself.
 */
export function useBoard(initial: BoardView | null, port: string, locale: Locale) {
  const [view, setView] = useState(initial);
  const [news, setNews] = useState('');
  const [failed, setFailed] = useState(false);
  const shown = useRef(initial);
  const tick = useSyncExternalStore(eachTick, tickNow, () => null);

  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await load(port, locale, stop.signal);
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
    // A page out of the back/forward cache goes on where it stopped: its timer may be minutes from the next round.
    window.addEventListener('pageshow', now, { signal });
    window.addEventListener('online', now, { signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [port, locale]);

  const now = tick === null ? null : new Date(tick * TICK_MS);
  return {
    view,
    news,
    /** The time in Greece of this moment, not that of the board. */
    clock: now ? clockInGreece(now) : (view?.clock ?? ''),
    // Not before a refresh has failed: who comes back to the tab sees the new board, not a warning that flashes.
    stale: failed && now !== null && view !== null && isStale(view.asOf, now),
  };
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

function eachTick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

function tickNow(): number {
  return Math.floor(Date.now() / TICK_MS);
}
