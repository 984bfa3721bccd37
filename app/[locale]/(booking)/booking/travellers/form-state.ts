import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import type { CodeStep } from '#lib/booking/contact/code-step.ts';
import type { DetailError } from '#lib/booking/details/values.ts';
import type { FormState } from '#app/_ui/form/form-state.ts';
import type { ProblemCode } from '#contracts/reservations/index.ts';

/** What the confirm action returns; `problem` is the service's code. */
export interface DetailsState extends FormState<DetailError, ProblemCode> {
  /** The service's own sentence about it, in the traveller's language. */
  detail: string | null;
  /** A code was sent, and the next press sends it with everything else. */
  code: CodeStep | null;
  /** The booking that the next press confirms: another one after the same seats were held again. */
  reference: string;
  /** The price now, when it changed: the next press agrees to it. */
  totalCents: number | null;
}

/** What the fields of this form ask of it. */
export interface DetailTexts extends FormTexts {
  /** Code of the service's rule that a field breaks. */
  rule: (field: string) => string | undefined;
}
