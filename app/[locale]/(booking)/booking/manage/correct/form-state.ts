import type { Typed, Wrong } from '#lib/booking/manage/correction.ts';

/** Which details: `number` counts from 0, as in the booking. */
export type Whose = { kind: 'traveller' | 'vehicle'; number: number };

/** What the correction answers. Nothing typed is ever lost. */
export interface CorrectState {
  attempt: number;
  typed: Typed;
  /** `message` is the service's own sentence, already in the traveller's language. */
  errors: readonly (Wrong | { field: string; message: string })[];
  /** Refused as a whole: the service's sentence, or that it did not answer. */
  problem: { kind: 'said'; text: string } | { kind: 'away' | 'often' } | null;
}
