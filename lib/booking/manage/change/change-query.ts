import { all, first, type RawQuery } from '#lib/booking/raw-query.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { problemCodes, travelClasses } from '#contracts/reservations/index.ts';
import type { ProblemCode, TravelClass } from '#contracts/reservations/index.ts';

/** Ships for a crossing, one per segment, in one class. */
export type Ships = { trips: readonly string[]; class: TravelClass };

/** Why pressing the button changed nothing, and the price that the traveller had seen. */
export type ChangeRefusal = { code: ProblemCode; wasCents: number | null };

/** `/booking/manage/change?ref=…&segment=0&date=…&trip=…&class=ECO`: a day, then ships on it. */
export type ChangeQuery = {
  segment: number;
  date: string | null;
  pick: Ships | null;
  refused: ChangeRefusal | null;
};

export function readChangeQuery(raw: RawQuery): ChangeQuery {
  const date = first(raw, 'date');
  const trips = all(raw, 'trip').filter((id) => /^[\w.-]{3,60}$/.test(id));
  const wantedClass = first(raw, 'class');
  return {
    segment: numberOf(first(raw, 'segment')) ?? 0,
    date: date !== undefined && isDay(date) ? date : null,
    pick:
      trips.length > 0 ? { trips, class: travelClasses.find((each) => each === wantedClass) ?? 'ECO' } : null,
    refused: readRefusal(raw),
  };
}

/** The items to take out of the booking: `item=vehicle:0`, repeated as needed. */
export function readItems(raw: RawQuery): string[] {
  return [...new Set(all(raw, 'item'))].filter((item) => /^(passenger|vehicle|pet):\d{1,2}$/.test(item));
}

export function readRefusal(raw: RawQuery): ChangeRefusal | null {
  const refusal = first(raw, 'refused');
  const code = problemCodes.find((each) => each === refusal);
  if (!code) return null;
  const was = first(raw, 'was') ?? '';
  return { code, wasCents: /^-?\d{1,8}$/.test(was) ? Number(was) : null };
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null;
}
