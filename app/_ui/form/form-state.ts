import type { FieldError } from '#lib/booking/field-error.ts';

/** What a form's action returns when the form has to be shown again. Nothing that was typed is lost: it comes back in `values`. */
export interface FormState<Code extends string, Problem> {
  /** Counts submissions, so that a summary of errors takes the focus after each of them. */
  attempt: number;
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError<Code>[];
  /** Why the form was refused as a whole; null when only fields are wrong. */
  problem: Problem | null;
}
