import { DeskError } from '#studio/desk-client/desk.ts';
import type { Translate } from '#studio/locale/text.ts';

/** An error as a sentence: the desk's own, or ours if the request didn't reach it. */
export function errorText(error: unknown, t: Translate): string {
  return error instanceof DeskError && error.status < 500 && error.message !== ''
    ? error.message
    : t('inbox.theDeskDoesNotAnswer');
}
