import * as v from 'valibot';

/** How long a puzzle can be solved. */
export const PUZZLE_SECONDS = 60 * 60;

const Signed = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/));

/**
 * What a caller is asked for before more guesses at surnames are checked: a number for which SHA-256 of `stamp.number` begins with
 * `bits` zero bits; or, without a script, to send the stamp again `waitSeconds` after it was made. Good for one guess at this booking.
 */
export const LookupPuzzle = v.object({ stamp: v.string(), bits: v.number(), waitSeconds: v.number() });

export const OpenRequest = v.object({
  surname: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** From an answer of before, kept by the browser: guesses of others in the same network then do not count for this one. */
  visitor: v.optional(Signed),
  proof: v.optional(
    v.object({ stamp: Signed, number: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
  ),
});

/** `pass` is sent along with the surname (`Booking-Pass`) from then on: whoever opened a booking is never slowed at it again. */
export const OpenResult = v.object({ pass: v.string(), visitor: v.optional(v.string()) });

export type LookupPuzzle = v.InferOutput<typeof LookupPuzzle>;
export type OpenRequest = v.InferOutput<typeof OpenRequest>;
export type OpenResult = v.InferOutput<typeof OpenResult>;
