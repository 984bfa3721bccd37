import type { DayView } from '#lib/timetable/view.ts';

/** The day that is shown: being fetched, fetched, or not to be had. */
export type DayState =
  | { kind: 'ready'; view: DayView }
  | { kind: 'loading'; date: string }
  | { kind: 'failed'; date: string };

export async function loadDay(date: string, locale: string, signal: AbortSignal): Promise<DayView | null> {
  try {
    const answer = await fetch(`/api/timetable/day?${new URLSearchParams({ date, locale })}`, { signal });
    if (!answer.ok) return null;
    const view: DayView = await answer.json();
    return view;
  } catch {
    return null;
  }
}
