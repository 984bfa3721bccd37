import type { FormState } from '#app/_ui/form/form-state.ts';
import type { AdditionError } from '#lib/booking/manage/change/addition.ts';
import type { DecisionText } from '#app/[locale]/(booking)/booking/manage/_shared/decision-text.server.ts';

/** The result of the action; `problem` is a sentence on why nothing was added. */
export interface AddState extends FormState<AdditionError, string> {
  /** The price: the next submission confirms exactly this amount. */
  preview: (DecisionText & { expectedDifferenceCents: number }) | null;
}
