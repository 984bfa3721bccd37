import * as v from 'valibot';
import { isDay } from '#foundation/dates/is-day.ts';

/** A travel day in the operator's time zone, `YYYY-MM-DD`. Never a `Date`. */
export const Day = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2026-07-15'),
  v.check((day) => isDay(day) && day >= '1900' && day < '2200', 'must be a day that exists'),
);
/** A moment with its Athens offset, `2026-07-15T08:30:00+03:00`: characters 11–16 are the time on the quay clock. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
/** Three-letter booking code of a port, e.g. `RHO`. */
export const PortCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a port code such as RHO'));
/** Euro cents, VAT and dues included unless the name says otherwise. */
export const Cents = v.pipe(v.number(), v.integer());
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The same text in both languages; Greek first. */
export const Bilingual = v.object({ el: v.string(), en: v.string() });

export type Bilingual = v.InferOutput<typeof Bilingual>;
