import { addDays, dayRange, isoWeekday, monthBounds } from './day.ts';

/** The days of a month (`YYYY-MM`) in weeks from Monday; null where a week reaches into another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const { first, last } = monthBounds(month);
  const days = [...Array.from({ length: isoWeekday(first) - 1 }, () => null), ...dayRange(first, last)];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => days[week * 7 + weekday] ?? null),
  );
}

/** The month (`YYYY-MM`) that is `count` months later. */
export function addMonths(month: string, count: number): string {
  const whole = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}`;
}

/** The same day `months` months later, or the last day of a month that is too short: 31 January becomes 28 February. */
export function sameDayIn(day: string, months: number): string {
  const { first, last } = monthBounds(addMonths(day.slice(0, 7), months));
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  return wanted > last ? last : wanted;
}

/**
 * The day to which a key of the ARIA grid pattern moves the focus; null for other keys. With Shift, Page Up and Page Down move by a
 * year.
 */
export function dayOfKey(day: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - isoWeekday(day));
    case 'End':
      return addDays(day, 7 - isoWeekday(day));
    case 'PageUp':
      return sameDayIn(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, shift ? 12 : 1);
    default:
      return null;
  }
}
