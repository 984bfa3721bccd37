import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import type { CodeStep } from '#lib/booking/contact/code-step.ts';
import type { DetailError } from '#lib/booking/details/values.ts';
import type { FormState } from '#app/_ui/form/form-state.ts';
import type { ProblemCode } from '#contracts/reservations/index.ts';

/** The result of the confirm action; `problem` is the service's code. */
export interface DetailsState extends FormState<DetailError, ProblemCode> {
  /** The service's message about it, in the traveller's language. */
  detail: string | null;
  /** A code was sent, and the next press submits it with everything else. */
  code: CodeStep | null;
  /** The booking that the next press confirms: another one after the same seats were held again. */
  reference: string;
  /** The changed price: the next press agrees to it. */
  totalCents: number | null;
}

/** Texts that the fields of this form need. */
export interface DetailTexts extends FormTexts {
  /** Code of the service's rule that a field violates. */
  rule: (field: string) => string | undefined;
}
