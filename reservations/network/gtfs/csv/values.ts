/** The columns of `calendar.txt`, Monday first as in ISO weekdays. */
export const weekdayColumns = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** `2026-11-22` as `20261122`. */
export function gtfsDay(day: string): string {
  return day.replaceAll('-', '');
}

/** Null when the text is not a date. */
export function dayOf(text: string): string | null {
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null;
}

/** Minutes after midnight as `24:50:00`: hours continue after midnight. */
export function gtfsTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** Null when the text is not a time, or not a whole minute: our timetables have no seconds. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d):00$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
