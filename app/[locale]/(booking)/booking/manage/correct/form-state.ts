import type { FormState } from '#app/_ui/form/form-state.ts';
import type { CorrectionError } from '#lib/booking/manage/correction.ts';

/** Which details: `number` counts from 0, as in the booking. */
export type Whose = { kind: 'traveller' | 'vehicle'; number: number };

/** What the correction returns; `problem` is the service's sentence, or that it didn't answer. */
export type CorrectState = FormState<
  CorrectionError,
  { kind: 'said'; text: string } | { kind: 'away' | 'often' }
>;
