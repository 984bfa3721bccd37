import type { ProblemCode } from '#contracts/reservations/problem.ts';

/** HTTP status of each problem code. The texts are in the catalogue: `problems.<code>.title` and `.detail`. */
export const problemStatus: Record<ProblemCode, number> = {
  invalid_request: 400,
  rule_violation: 422,
  not_found: 404,
  access_denied: 403,
  operator_only: 401,
  sold_out: 409,
  price_changed: 409,
  hold_expired: 410,
  state_conflict: 409,
  idempotency_conflict: 409,
  sales_closed: 423,
  too_many_requests: 429,
  payment_unavailable: 503,
  contact_unverified: 403,
  contact_code_expired: 410,
  unpaid_limit: 409,
  card_only: 409,
  engine_down: 503,
  copy_for_testing: 503,
};
