import type { FormState } from '#app/_ui/form/form-state.ts';
import type { AdditionError } from '#lib/booking/manage/change/addition.ts';
import type { DecisionText } from '#app/[locale]/(booking)/booking/manage/_shared/decision-text.server.ts';

/** What the action returns; `problem` says in a sentence why nothing was added. */
export interface AddState extends FormState<AdditionError, string> {
  /** What it would cost: the next submission confirms this sum and no other. */
  preview: (DecisionText & { expectedDifferenceCents: number }) | null;
}
