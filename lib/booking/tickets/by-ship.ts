import {
  type Booking,
  doesNotSail,
  inTravelOrder,
  type IssuedTicket,
  type IssuedTickets,
} from '#contracts/reservations/index.ts';
import type { BookedBound } from '#lib/booking/booked-bounds.ts';

export type Ship = {
  /** Index in the booking's segments. */
  index: number;
  segment: Booking['segments'][number];
  /** Tickets with a code, one per traveller and vehicle; none while the ship doesn't sail. */
  coded: (IssuedTicket & { code: string })[];
  /** Pets: they board with their owners, without a code. */
  others: IssuedTicket[];
  /** The ship has arrived. */
  isOver: boolean;
};

/** The ships of a booking with their tickets, in travel order. `now` determines which are over. */
export function byShip(booking: Booking, issued: IssuedTickets | null, now: Date): Ship[] {
  return inTravelOrder(booking.segments).map(({ segment, number: index }) => {
    const own = (issued?.tickets ?? []).filter((ticket) => ticket.segment === index);
    return {
      index,
      segment,
      coded: own.flatMap((ticket) => (ticket.code === null ? [] : [{ ...ticket, code: ticket.code }])),
      others: own.filter((ticket) => ticket.item.startsWith('pet:')),
      isOver: Date.parse(segment.leg.to.at) < now.getTime(),
    };
  });
}

/** The order at the ramp: ships that are still to come, then those that have arrived. */
export function nextFirst(ships: readonly Ship[]): Ship[] {
  return [...ships.filter(({ isOver }) => !isOver), ...ships.filter(({ isOver }) => isOver)];
}

/**
 * How a pass looks. `over`: the ship has arrived or has no date; `off`: the ship doesn't take this booking's
 * travellers.
 */
export type Look = 'live' | 'over' | 'off';

export function lookOf({ segment, isOver }: Ship, { state }: Pick<Booking, 'state'>): Look {
  if (state === 'cancelled' || segment.state === 'cancelled' || isOff(segment)) return 'off';
  return isOver || (segment.state ?? 'live') !== 'live' ? 'over' : 'live';
}

/** The ship doesn't take this booking's travellers, even if tickets were issued. */
export function isOff({ standing }: Pick<Booking['segments'][number], 'standing'>): boolean {
  return standing !== undefined && doesNotSail(standing);
}

/**
 * Whether a crossing can't take place as booked. `broken`: numbers of segments whose ship doesn't sail as booked and that have no
 * replacement yet.
 */
export function isBrokenBound(
  { segments, numbers }: Pick<BookedBound, 'segments' | 'numbers'>,
  broken: ReadonlySet<number>,
): boolean {
  return segments.some(isOff) || numbers.some((number) => broken.has(number));
}

/** The first ship of a booking that doesn't sail as booked and has no chosen replacement; null when there is none. */
export function brokenShip({ segments, state }: Pick<Booking, 'segments' | 'state'>): Ship['segment'] | null {
  if (state === 'cancelled' || state === 'expired' || state === 'released') return null;
  return inTravelOrder(segments).find(({ segment }) => isOff(segment))?.segment ?? null;
}
