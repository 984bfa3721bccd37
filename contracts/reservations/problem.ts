import * as v from 'valibot';
import { LookupPuzzle } from './open.ts';

/** Stable codes of refused requests. Each has one HTTP status and one message per language. */
export const problemCodes = [
  'invalid_request',
  'rule_violation',
  'not_found',
  'access_denied',
  'operator_only',
  'sold_out',
  'price_changed',
  'hold_expired',
  'state_conflict',
  'idempotency_conflict',
  'sales_closed',
  'too_many_requests',
  'payment_unavailable',
  'contact_unverified',
  'contact_code_expired',
  'unpaid_limit',
  'card_only',
  'engine_down',
  'copy_for_testing',
] as const;

/**
 * RFC 9457 problem document (`application/problem+json`). `title` and `detail` are in the caller's language: `Accept-Locale` (el or
 * en) if sent, otherwise `Accept-Language`. Extra members depend on the code: `errors` for fields, `segment` and `resource` for
 * sold_out, `totalCents` for price_changed.
 */
export const Problem = v.object({
  type: v.string(),
  code: v.picklist(problemCodes),
  status: v.number(),
  title: v.string(),
  detail: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() }))),
  /** sold_out: the segment, and what is missing. */
  segment: v.optional(v.number()),
  resource: v.optional(v.string()),
  /** price_changed: the price now. */
  totalCents: v.optional(v.number()),
  /** too_many_requests for a surname: once it is solved, the next guess is checked. */
  puzzle: v.optional(LookupPuzzle),
  /** access_denied, too_many_requests: see `OpenRequest`. */
  visitor: v.optional(v.string()),
});

export type ProblemCode = (typeof problemCodes)[number];
export type Problem = v.InferOutput<typeof Problem>;
