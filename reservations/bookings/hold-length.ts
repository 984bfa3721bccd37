import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import { addMinutes } from '#foundation/dates/athens.ts';
import type { BookingRow } from './read.ts';

type Hold = Pick<BookingRow, 'state' | 'createdAt' | 'holdExpiresAt'>;

/** Whether a hold can still be given more time at `now`. `holdMinutes` is the usual length of a hold. */
export function mayExtend(hold: Hold, holdMinutes: number, now: Date): boolean {
  const { state, holdExpiresAt } = hold;
  return state === 'held' && holdExpiresAt > now && holdExpiresAt < longestHold(hold, holdMinutes);
}

/** The latest end of a hold that was given more time. */
export function longestHold({ createdAt }: Pick<Hold, 'createdAt'>, holdMinutes: number): Date {
  return addMinutes(createdAt, holdMinutes + HOLD_EXTENSION_MINUTES);
}
