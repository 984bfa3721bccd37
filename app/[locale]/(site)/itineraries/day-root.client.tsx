'use client';

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadDay } from '#lib/timetable/load-view.ts';
import type { DayView } from '#lib/timetable/view.ts';
import { useSelection } from './selection.client.tsx';

type DayContext = {
  /** The chosen day; null without one. */
  date: string | null;
  /** Its sailings; null while they load. */
  view: DayView | null;
  /** Whether an answer is on its way. */
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

const Context = createContext<DayContext | null>(null);

/** The sailings of the chosen day. */
export function useDay(): DayContext {
  const day = useContext(Context);
  if (!day) throw new Error('useDay needs a DayRoot around it');
  return day;
}

type Props = {
  locale: string;
  /** The day that the server rendered; null on the static page. */
  initial: DayView | null;
  children: ReactNode;
};

const REFRESH_MS = 30_000;

/** Loads the actual sailings of a day when somebody picks one, then refreshes them every half minute. */
export function DayRoot({ locale, initial, children }: Props) {
  const { selection } = useSelection();
  const { date, from, destination } = selection;
  const [loaded, setLoaded] = useState(initial);
  const [failed, setFailed] = useState<string | null>(null);
  const view = loaded?.date === date ? loaded : null;
  // Another port or destination: the day stays on the page until its answer is there.
  const isThere =
    view !== null && (!view.here || (view.here.port === from && view.here.destination === destination));

  useEffect(() => {
    if (date === null || isThere || failed === date) return undefined;
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
    if (date === null) return undefined;
    const stop = new AbortController();
    const renew = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await loadDay({ date, from, destination, locale }, stop.signal);
      if (next && !stop.signal.aborted) setLoaded(next);
    };
    const timer = setInterval(() => void renew(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [date, from, destination, locale]);

  const day = useMemo(
    () => ({
      date,
      view,
      isLoading: !isThere && failed !== date,
      hasFailed: date !== null && !isThere && failed === date,
      retry: () => setFailed(null),
    }),
    [date, view, isThere, failed],
  );
  return <Context value={day}>{children}</Context>;
}
