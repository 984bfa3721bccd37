import { DeskError } from '#studio/desk-client/desk.ts';
import type { Translate } from '#studio/locale/text.ts';

/** What went wrong, as a sentence: the desk's own, or ours when nothing reached it. */
export function failureOf(error: unknown, t: Translate): string {
  return error instanceof DeskError && error.status < 500 && error.message !== ''
    ? error.message
    : t('inbox.theDeskDoesNotAnswer');
}
