import type { Typed, Wrong } from '#lib/booking/manage/change/addition.ts';
import type { DecisionText } from '#app/[locale]/(booking)/booking/manage/_shared/decision-text.server.ts';

/** What the action answers. Nothing typed is ever lost: `typed` comes back as it was sent. */
export type AddState = {
  attempt: number;
  typed: Typed;
  /** `message` is the service's own, already in the traveller's language. */
  errors: readonly (Wrong | { field: string; message: string })[];
  /** Why nothing was added, as a sentence; null when only fields are wrong. */
  problem: string | null;
  /** What it would cost: the next press confirms this sum and no other. */
  preview: (DecisionText & { expectedDifferenceCents: number }) | null;
};
