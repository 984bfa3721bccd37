const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return toDay(utc(day) + count * DAY_MS);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** ISO weekday: Monday 1 … Sunday 7. */
export function isoWeekday(day: string): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export function dayRange(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** First and last day of a month written `YYYY-MM`. */
export function monthBounds(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return { first, last: addDays(`${next}-01`, -1) };
}

/** Completed years on `day`. In other years, someone born on 29 February turns a year older on 1 March. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
