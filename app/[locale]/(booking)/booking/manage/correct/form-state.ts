import type { FormState } from '#app/_ui/form/form-state.ts';
import type { CorrectionError } from '#lib/booking/manage/correction.ts';

/** Whose details: `number` counts from 0, as in the booking. */
export type CorrectionTarget = { kind: 'traveller' | 'vehicle'; number: number };

/** The result of the correction; `problem` is the service's message, or that it didn't respond. */
export type CorrectState = FormState<
  CorrectionError,
  { kind: 'refused'; text: string } | { kind: 'away' | 'often' }
>;
