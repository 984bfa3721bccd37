import { daysBetween } from '#foundation/dates/day.ts';

export type CountdownEnd = {
  /** The first instant at which it is over. */
  at: string;
  /** The last day on which it is valid, in Greece. */
  lastDay: string;
  /** Local time in Greece; null when it is valid until the end of the day. */
  time: string | null;
};
export type CountdownStage = 'ended' | 'today' | 'tomorrow' | number;

/** How far away the end is: over, today, tomorrow, or in this many days. `today` is the day in Greece at `now`. */
export function countdownStage({ at, lastDay }: CountdownEnd, now: Date, today: string): CountdownStage {
  if (now.getTime() >= Date.parse(at)) return 'ended';
  const days = daysBetween(today, lastDay);
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : days;
}

/** The day in Greece, from the browser's own time zone data: the server's library would weigh more than the countdown. */
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
