import type { ProblemCode } from '#contracts/reservations/index.ts';
import type { Note } from './manage-path.ts';

/** The booking page's note for a refusal. `undefined`: the service didn't respond. */
export function refusalNote(code: ProblemCode | undefined, otherwise: Note): Note {
  if (code === undefined || code === 'engine_down' || code === 'copy_for_testing') return 'away';
  if (code === 'too_many_requests') return 'often';
  return code === 'price_changed' ? 'changed' : otherwise;
}
