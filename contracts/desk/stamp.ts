import * as v from 'valibot';

/**
 * Proof of work for a form, which makes it expensive to send thousands: a browser with JavaScript requests a stamp when somebody
 * starts to type, and finds a number that solves its puzzle.
 *
 * `POST /stamps` → {@link FormStamp}. The form sends the stamp and the number in the headers {@link STAMP_HEADER} and {@link
 * PROOF_HEADER}. A form without them is accepted too, under a stricter limit.
 *
 * The puzzle: the SHA-256 of `<stamp>.<number>` (UTF-8) begins with `bits` zero bits; `bits` is at most 16.
 */
export const FormStamp = v.object({ stamp: v.string(), bits: v.number() });

export const STAMP_HEADER = 'form-stamp';
export const PROOF_HEADER = 'form-proof';

/** People take longer than this to type; a form sent sooner after its stamp was made is suspected. */
export const STAMP_RIPE_MS = 2_000;
/** A page may stay open over a working day. An older stamp counts as none. */
export const STAMP_ENDS_MS = 12 * 60 * 60 * 1000;

export type FormStamp = v.InferOutput<typeof FormStamp>;
