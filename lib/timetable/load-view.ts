import type { Locale } from '#foundation/text/locales.ts';
import type { BoardView } from './board-view.ts';
import type { Connections } from './connection-view.ts';
import type { NextFromQuays } from './next-from-quays-view.ts';
import type { SailingAlerts } from './sailing-alerts.ts';
import type { DayView } from './view.ts';

/*
 * Data that open pages fetch from the site's own routes. Null when it isn't available or has an unknown format: the
 * server may already run the next release. Checked by hand, because travellers' pages carry no parser, and only as far
 * as the page reads it.
 */

export const loadBoard = (
  port: string,
  destination: string | null,
  locale: Locale,
  signal: AbortSignal,
): Promise<BoardView | null> =>
  load(
    'departures',
    { port, locale, ...(destination !== null && { destination }) },
    (view): view is BoardView => hasLists(view, 'rows', 'ships'),
    signal,
  );

type DayQuestion = { date: string; from: string; destination: string | null; locale: string };

export const loadDay = (
  { destination, ...question }: DayQuestion,
  signal: AbortSignal,
): Promise<DayView | null> =>
  load(
    'timetable/day',
    { ...question, ...(destination !== null && { destination }) },
    (view): view is DayView => hasLists(view, 'sailings'),
    signal,
  );

export const loadConnections = (
  ports: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Connections | null> =>
  load(
    'ways',
    { ports: ports.join(','), locale },
    (view): view is Connections => hasLists(view, 'ways'),
    signal,
  );

export const loadNextFromQuays = (locale: Locale, signal: AbortSignal): Promise<NextFromQuays | null> =>
  load('departures/next', { locale }, (view): view is NextFromQuays => hasLists(view, 'quays'), signal);

export const loadAlerts = (
  ports: string | null,
  locale: Locale,
  signal: AbortSignal,
): Promise<SailingAlerts | null> =>
  load(
    'alerts',
    { locale, ...(ports !== null && { ports }) },
    (view): view is SailingAlerts => hasLists(view, 'alerts'),
    signal,
  );

async function load<View>(
  path: string,
  query: Record<string, string>,
  isView: (value: unknown) => value is View,
  signal: AbortSignal,
): Promise<View | null> {
  try {
    const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, { signal });
    if (!response.ok) return null;
    const view: unknown = await response.json();
    return isView(view) ? view : null;
  } catch {
    return null;
  }
}

function hasLists(view: unknown, ...names: string[]): boolean {
  if (typeof view !== 'object' || view === null) return false;
  const members = new Map<string, unknown>(Object.entries(view));
  return names.every((name) => Array.isArray(members.get(name)));
}
