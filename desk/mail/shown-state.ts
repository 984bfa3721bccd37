import type { Selectable } from 'kysely';
import type { MailSummary } from '#contracts/desk/staff-mail.ts';
import type { DeskTables } from '../db/schema.gen.ts';

type State = Selectable<DeskTables['desk.outgoing_mail']>['state'];
type ShownState = MailSummary['state'];

/** The state that staff see: unwritten emails wait like the others; null for withheld ones, which have no recipient and aren't shown. */
export function shownState(state: State): ShownState | null {
  if (state === 'withheld') return null;
  return state === 'unwritten' ? 'waiting' : state;
}

/** Counts of states as staff see them. */
export function countShown(
  rows: readonly { state: State; count: string | number }[],
): Record<ShownState, number> {
  const counts: Record<ShownState, number> = { waiting: 0, sent: 0, kept: 0, dead: 0, discarded: 0 };
  for (const { state, count } of rows) {
    const shown = shownState(state);
    if (shown) counts[shown] += Number(count);
  }
  return counts;
}
