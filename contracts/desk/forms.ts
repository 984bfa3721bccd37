import * as v from 'valibot';

/**
 * What `POST /messages`, `/cargo` and `/applications` have in common.
 *
 * Every call carries `Idempotency-Key` (16 to 100 characters): the same key with the same content within a day is the same
 * request, and its answer the same reference; with other content it is refused (`key_reused`, 409).
 */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/));

/** 200: the submission is stored, and both emails are in the outbox. The sender can quote `reference`. */
export const Received = v.object({ reference: v.string(), message: v.string() });

/** RFC 9457. `message` repeats `detail`; `errors` names every wrong field, in the order of the form, with a sentence each. */
export const FormProblem = v.object({
  type: v.string(),
  code: v.picklist([
    'invalid_fields',
    'too_many_requests',
    'too_large',
    'key_missing',
    'key_reused',
    'unreadable',
    'unavailable',
  ]),
  status: v.number(),
  title: v.string(),
  detail: v.string(),
  message: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })), []),
});

export type Received = v.InferOutput<typeof Received>;
export type FormProblem = v.InferOutput<typeof FormProblem>;
