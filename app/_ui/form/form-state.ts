import type { FieldError } from '#lib/booking/field-error.ts';

/** The result of a form's action when the form has to be shown again. Nothing typed is lost: it is returned in `values`. */
export interface FormState<Code extends string, Problem> {
  /** Counts submissions, so that an error summary takes the focus after each of them. */
  attempt: number;
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError<Code>[];
  /** Why the form was refused as a whole; null when only fields are wrong. */
  problem: Problem | null;
}
