import type { OfficeHours } from '#contracts/desk/index.ts';

export type Span = { opens: string; closes: string };
export type DayHours = { weekday: number; spans: Span[] };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const NEW_DAY: Span = { opens: '09:00', closes: '17:00' };

/** Seven days from Monday, including closed ones, so that each has a row in the form. */
export function daysOf(week: OfficeHours['week']): DayHours[] {
  return WEEKDAYS.map((weekday) => ({
    weekday,
    spans: week
      .filter((one) => one.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens)),
  }));
}

export function weekOf(days: readonly DayHours[]): OfficeHours['week'] {
  return days.flatMap(({ weekday, spans }) => spans.map((span) => ({ weekday, ...span })));
}

/** The days, with the spans of one of them replaced. */
export function withSpans(days: readonly DayHours[], weekday: number, spans: Span[]): DayHours[] {
  return days.map((day) => (day.weekday === weekday ? { ...day, spans } : day));
}

/** The span to suggest next for a day: first the whole day, then a second span after a break. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  return last === undefined || last.closes >= '23:00' ? NEW_DAY : { opens: last.closes, closes: '23:00' };
}

/** Days on which two spans overlap or one ends before it begins; the desk would refuse the latter without naming the day. */
export function invalidDays(days: readonly DayHours[]): number[] {
  return days
    .filter(({ spans }) => {
      const ordered = spans.toSorted((a, b) => a.opens.localeCompare(b.opens));
      return ordered.some(
        ({ opens, closes }, at) => opens >= closes || (ordered[at - 1]?.closes ?? '') > opens,
      );
    })
    .map(({ weekday }) => weekday);
}
