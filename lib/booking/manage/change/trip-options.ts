import type { Booking } from '#contracts/reservations/index.ts';
import type { BookedBound } from '#lib/booking/booked-bounds.ts';
import { travellingItems } from './travelling.ts';

/** What a traveller may do with a crossing, or why not. The service decides; this applies its answer to one crossing. */
export type TripOptions =
  | { kind: 'dated'; canChange: boolean; canOpen: boolean; isUnpaid: boolean }
  | { kind: 'undated' }
  | { kind: 'departed' }
  | { kind: 'closed' }
  | { kind: 'over' };

/** `now` in milliseconds: distinguishes a ship that has left from one that is too close to departure to change. */
export function tripOptions(booking: Booking, trip: BookedBound, now: number): TripOptions {
  const { actions, state } = booking;
  if (!actions || !isSold(state) || trip.state === 'cancelled' || trip.state === 'expired')
    return { kind: 'over' };
  if (covers(actions.redate, trip)) return { kind: 'undated' };
  const canChange = covers(actions.change, trip);
  const canOpen = covers(actions.open, trip);
  if (canChange || canOpen) return { kind: 'dated', canChange, canOpen, isUnpaid: state === 'confirmed' };
  return { kind: Date.parse(trip.from.at) <= now ? 'departed' : 'closed' };
}

/** Whether a passenger or item can be added, and whether an item can be removed without cancelling the whole booking. */
export function partyOptions(booking: Booking): { canAdd: boolean; canRemove: boolean } {
  const { actions, state } = booking;
  return {
    canAdd: isSold(state) && Boolean(actions?.change),
    canRemove:
      isSold(state) && Boolean(actions?.change ?? actions?.redate) && travellingItems(booking).length > 1,
  };
}

function isSold(state: Booking['state']): boolean {
  return state === 'confirmed' || state === 'ticketed' || state === 'open';
}

function covers(action: { segments: number[] } | null, trip: BookedBound): boolean {
  return action !== null && trip.numbers.every((number) => action.segments.includes(number));
}
