import type { DayView } from '#lib/timetable/view.ts';

/** The chosen day from the server; null when it cannot be had. */
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
