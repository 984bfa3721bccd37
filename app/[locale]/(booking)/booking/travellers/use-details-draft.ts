import type { RefObject } from 'react';
import { forgetDraft, useDraft } from '#app/_ui/form/draft.ts';

const KEY = 'meltemi.details';
const PREFIXES = ['passengers.', 'vehicles.', 'needs.', 'contact.', 'payment.'];

/**
 * Keeps what is typed across a reload, an expired hold and going back to the sailings, until the booking is complete.
 * `party` identifies whose details they are, so that they never appear for another party.
 */
export function useDetailsDraft(
  form: RefObject<HTMLFormElement | null>,
  party: string,
  restore: boolean,
): void {
  useDraft(form, { key: KEY, mark: party, prefixes: PREFIXES }, restore);
}

export function forgetDetailsDraft(): void {
  forgetDraft(KEY);
}
