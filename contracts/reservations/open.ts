import * as v from 'valibot';

/** How long a puzzle can be solved. */
export const PUZZLE_SECONDS = 60 * 60;

const Signed = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));

/**
 * Required before more guesses at surnames are checked: a number for which the SHA-256 of `stamp.number` begins with `bits` zero
 * bits; or, without JavaScript, the same stamp sent again `waitSeconds` after it was made. Valid for one guess at this booking.
 */
export const LookupPuzzle = v.object({ stamp: v.string(), bits: v.number(), waitSeconds: v.number() });

export const OpenRequest = v.object({
  surname: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** From an earlier response, kept by the browser: guesses by others in the same network then don't count for this caller. */
  visitor: v.optional(Signed),
  proof: v.optional(
    v.object({ stamp: Signed, number: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
  ),
});

/**
 * `pass` is sent with the surname (`Booking-Pass`) from then on, so that somebody who has opened a booking is never slowed down at
 * it again.
 */
export const OpenResult = v.object({ pass: v.string(), visitor: v.optional(v.string()) });

export type LookupPuzzle = v.InferOutput<typeof LookupPuzzle>;
export type OpenRequest = v.InferOutput<typeof OpenRequest>;
export type OpenResult = v.InferOutput<typeof OpenResult>;
