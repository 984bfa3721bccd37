import { daysBetween } from '#foundation/dates/day.ts';

export type CountdownEnd = {
  /** The first moment at which it is over. */
  at: string;
  /** The last day on which it still holds, in Greece. */
  lastDay: string;
  /** Time on the quay clock; null when it holds until the day is over. */
  time: string | null;
};
export type CountdownStage = 'ended' | 'today' | 'tomorrow' | number;

/** How far the end is: over, today, tomorrow, or so many days away. `today` is the day in Greece at `now`. */
export function countdownStage({ at, lastDay }: CountdownEnd, now: Date, today: string): CountdownStage {
  if (now.getTime() >= Date.parse(at)) return 'ended';
  const days = daysBetween(today, lastDay);
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : days;
}

/** The day in Greece, by the browser's own tables: the library that the server uses would weigh more than the countdown. */
export function dayInGreece(now: Date): string {
  const parts = new Map(GREECE.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const GREECE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
