import * as v from 'valibot';

/**
 * What a browser with script does for a form, so that programs that send thousands pay for it: it asks for a stamp when
 * somebody begins to type, and finds a number whose puzzle fits.
 *
 * `POST /stamps` → {@link FormStamp}. The form carries the stamp and the number along in the headers {@link STAMP_HEADER} and
 * {@link PROOF_HEADER}. A form without them is taken too, by a stricter limit.
 *
 * The puzzle: the SHA-256 of `<stamp>.<number>` (UTF-8) begins with `bits` zero bits; `bits` is at most 16.
 */
export const FormStamp = v.object({ stamp: v.string(), bits: v.number() });

export const STAMP_HEADER = 'form-stamp';
export const PROOF_HEADER = 'form-proof';

/** People type longer than that; a form that is sent sooner after its stamp was made is suspected. */
export const STAMP_RIPE_MS = 2_000;
/** A page may stay open over a working day. An older stamp is as good as none. */
export const STAMP_ENDS_MS = 12 * 60 * 60 * 1000;

export type FormStamp = v.InferOutput<typeof FormStamp>;
