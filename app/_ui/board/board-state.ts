import type { BoardView } from '#lib/timetable/board-view.ts';

/** Two refreshes have failed by then, so the board may be outdated. */
const STALE_MS = 150_000;

export function isStale(asOf: string, now: Date): boolean {
  return now.getTime() - Date.parse(asOf) > STALE_MS;
}

/** «Σύμη 09:15: 15 λ. αργότερα», for every ship whose state has changed. */
export function changes(before: BoardView, after: BoardView): string {
  if (before.title !== after.title) return after.title;
  return after.rows
    .flatMap(({ id, to, time, state: { text } }) =>
      text !== null && before.rows.some((old) => old.id === id && old.state.text !== text)
        ? [`${to} ${time}: ${text}`]
        : [],
    )
    .join('. ');
}
