import { DeskError } from '#studio/desk-client/desk.ts';
import type { Say } from '#studio/locale/say.ts';

/** What went wrong, as a sentence: the desk's own, or ours when nothing reached it. */
export function failureOf(error: unknown, say: Say): string {
  return error instanceof DeskError && error.status < 500 && error.message !== ''
    ? error.message
    : say('The desk does not answer. Try again in a moment.');
}
