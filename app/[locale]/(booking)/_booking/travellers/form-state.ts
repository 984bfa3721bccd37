import type { FieldError, Values } from '#lib/booking/details.ts';
import type { ProblemCode } from '#reservations/contract/index.ts';

/** What the confirm action answers. Nothing typed is ever lost: `values` come back as they were sent. */
export interface DetailsState {
  attempt: number;
  values: Values;
  errors: readonly FieldError[];
  /** Why the service refused as a whole; null when only fields are wrong. */
  problem: ProblemCode | null;
  /** The booking that the next press confirms: another one after the same seats were held again. */
  reference: string;
  /** The price now, when it changed. */
  totalCents: number | null;
}
