'use client';

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadDay } from '#lib/timetable/load-view.ts';
import { NOW } from '#lib/timetable/selection.ts';
import type { DayView } from '#lib/timetable/view.ts';
import { useSelection } from './selection.client.tsx';

type DayContext = {
  /** The chosen day; null without one, when the page begins with the next ships. */
  date: string | null;
  /** Its sailings, or the next ones; null while they load. */
  view: DayView | null;
  /** Whether an answer is on its way. */
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

const Context = createContext<DayContext | null>(null);

/** The sailings of the chosen day, or the next ones. */
export function useDay(): DayContext {
  const day = useContext(Context);
  if (!day) throw new Error('useDay needs a DayRoot around it');
  return day;
}

type Props = {
  locale: string;
  /** What the server rendered; null when the service doesn't respond. On the static page it may be old. */
  initial: DayView | null;
  children: ReactNode;
};

const REFRESH_MS = 30_000;

/**
 * The actual sailings of the chosen day, or what leaves next: loaded when somebody chooses another, and refreshed every half minute. The
 * page without a choice is kept, so that its ships are refreshed as soon as this runs.
 */
export function DayRoot({ locale, initial, children }: Props) {
  const { selection } = useSelection();
  const { from, destination } = selection;
  const date = selection.date ?? NOW;
  const isKept = selection.date === null;
  const [loaded, setLoaded] = useState(initial);
  const [failed, setFailed] = useState<string | null>(null);
  const view = loaded?.date === date ? loaded : null;
  // Another port or destination: the day stays on the page until its answer is there.
  const isThere =
    view !== null && (!view.here || (view.here.port === from && view.here.destination === destination));

  useEffect(() => {
    if (isThere || failed === date) return undefined;
    const stop = new AbortController();
    const load = async () => {
      const next = await loadDay({ date, from, destination, locale }, stop.signal);
      if (stop.signal.aborted) return;
      if (next) setLoaded(next);
      else setFailed(date);
    };
    void load();
    return () => stop.abort();
  }, [date, from, destination, isThere, locale, failed]);

  // A sailing of the day may be cancelled while the page is open.
  useEffect(() => {
    const stop = new AbortController();
    const renew = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await loadDay({ date, from, destination, locale }, stop.signal);
      if (next && !stop.signal.aborted) setLoaded(next);
    };
    const timer = setInterval(() => void renew(), REFRESH_MS);
    if (isKept) void renew();
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [date, isKept, from, destination, locale]);

  const day = useMemo(
    () => ({
      date: selection.date,
      view,
      isLoading: !isThere && failed !== date,
      hasFailed: !isThere && failed === date,
      retry: () => setFailed(null),
    }),
    [selection.date, date, view, isThere, failed],
  );
  return <Context value={day}>{children}</Context>;
}
