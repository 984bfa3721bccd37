import * as v from 'valibot';
import { column } from '#reservations/db/schema.gen.ts';
import type { RowOf } from '#reservations/kernel/rows.ts';
import { addDays, dayRange } from '#foundation/dates/day.ts';
import type { Season } from '#contracts/reservations/timetable.ts';

/** A calendar row: a ship runs a line on these weekdays of this season. */
export const CalendarRow = {
  line: column.calendar.line_id,
  vessel: column.calendar.vessel_id,
  run: column.calendar.run,
  shiftMinutes: column.calendar.shift_minutes,
  seasonFrom: column.calendar.season_from,
  seasonTo: column.calendar.season_to,
  weekdays: column.calendar.weekdays,
  validFrom: v.string(),
  validTo: v.nullable(v.string()),
};
export type CalendarRow = RowOf<typeof CalendarRow>;

/** Seasons are shown in full although sailings are on sale only from today to the horizon. */
const SEASON_WINDOW_DAYS = 366;

/**
 * The seasons between two days. They are not stored: days with the same calendar rows form one season, so seasons
 * always match the operator's calendars, and two periods with the same rows (spring and autumn) are one season.
 */
export function seasonsOf(rows: readonly CalendarRow[], today: string, horizon: string): Season[] {
  const spans = spansOf(rows, addDays(today, -SEASON_WINDOW_DAYS), addDays(horizon, SEASON_WINDOW_DAYS));
  const shown = spans.filter(({ rows: held, from, to }) => held !== '' && to >= today && from <= horizon);
  return [...Map.groupBy(shown, (span) => span.rows).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const aYearLater = `${Number(first.from.slice(0, 4)) + 1}${first.from.slice(4)}`;
    return {
      id: first.from.slice(5),
      spans: same.filter(({ from }) => from < aYearLater).map(({ from, to }) => ({ from, to })),
      isCurrent: first.from <= today,
    };
  });
}

/** The calendar rows that apply on a day, regardless of its weekday. */
export function rowsOn<Row extends CalendarRow>(rows: readonly Row[], day: string): Row[] {
  const monthDay = day.slice(5);
  return rows.filter(
    ({ seasonFrom, seasonTo, validFrom, validTo }) =>
      validFrom <= day &&
      (validTo === null || day <= validTo) &&
      (seasonFrom <= seasonTo
        ? seasonFrom <= monthDay && monthDay <= seasonTo
        : seasonFrom <= monthDay || monthDay <= seasonTo),
  );
}

function spansOf(rows: readonly CalendarRow[], from: string, to: string) {
  const spans: { rows: string; from: string; to: string }[] = [];
  const signed = rows.map((row) => ({ ...row, signature: signature(row) }));
  const starts = startsBetween(rows, from, to);
  for (const [index, day] of starts.entries()) {
    const held = rowsOn(signed, day)
      .map((row) => row.signature)
      .toSorted()
      .join(' ');
    const next = starts[index + 1];
    const end = next === undefined ? to : addDays(next, -1);
    const last = spans.at(-1);
    if (last?.rows === held) last.to = end;
    else spans.push({ rows: held, from: day, to: end });
  }
  return spans;
}

/**
 * The first day, and every day whose rows may differ from the day before, in order. Checking every row on every day
 * takes seconds for a large network.
 */
function startsBetween(rows: readonly CalendarRow[], from: string, to: string): string[] {
  const seasonStarts = new Set(rows.map((row) => row.seasonFrom));
  const seasonEnds = new Set(rows.map((row) => row.seasonTo));
  const firstDays = new Set(rows.map((row) => row.validFrom));
  const lastDays = new Set(rows.flatMap((row) => row.validTo ?? []));
  // Counts the boundaries passed by a day: as long as the count stays the same, the same rows apply.
  const passed = (day: string) =>
    [
      count(seasonStarts, (start) => start <= day.slice(5)),
      count(seasonEnds, (end) => end < day.slice(5)),
      count(firstDays, (first) => first <= day),
      count(lastDays, (last) => last < day),
    ].join(' ');
  let before = '';
  return dayRange(from, to).filter((day) => {
    const now = passed(day);
    const isStart = now !== before;
    before = now;
    return isStart;
  });
}

function count(days: ReadonlySet<string>, is: (day: string) => boolean): number {
  let found = 0;
  for (const day of days) if (is(day)) found += 1;
  return found;
}

function signature({ line, vessel, run, shiftMinutes, weekdays }: CalendarRow): string {
  return [line, vessel, run, shiftMinutes, weekdays.toSorted().join('')].join('/');
}
