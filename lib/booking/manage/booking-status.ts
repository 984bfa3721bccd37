import { type Booking, type BookingDisruption, inTravelOrder } from '#contracts/reservations/index.ts';

export type BookingStatus =
  | 'held'
  | 'paying'
  | 'unpaid'
  | 'ticketed'
  | 'open'
  | 'gone'
  | 'lapsed'
  | 'cancelled';

/** The status of a booking, in the traveller's terms. */
export function statusOf({ state, segments }: Pick<Booking, 'state' | 'segments'>): BookingStatus {
  switch (state) {
    case 'held':
    case 'paying':
    case 'ticketed':
    case 'open':
    case 'cancelled':
      return state;
    case 'confirmed':
      return 'unpaid';
    case 'expired':
      // Either it wasn't completed in time, or a ticket without a date wasn't used for a year.
      return segments.some((segment) => segment.state === 'expired') ? 'lapsed' : 'gone';
    case 'released':
      return 'gone';
  }
}

/** Still to be paid. */
export function dueCents({
  payment,
  actions,
  quote,
  state,
}: Pick<Booking, 'payment' | 'actions' | 'quote' | 'state'>): number {
  if (state === 'cancelled' || state === 'expired' || state === 'released') return 0;
  return payment?.dueCents ?? actions?.pay?.cents ?? quote.totalCents;
}

/** Something has been paid, so there may be a refund. */
export function isPaid({ payment }: Pick<Booking, 'payment'>): boolean {
  return (payment?.paidCents ?? 0) > 0;
}

/** The text for a status. A paid booking that owes the difference of a change isn't shown as unpaid. */
export function statusText(
  booking: Pick<Booking, 'state' | 'segments' | 'payment'>,
): BookingStatus | 'difference' {
  const standing = statusOf(booking);
  return standing === 'unpaid' && isPaid(booking) ? 'difference' : standing;
}

/**
 * The first name of the first traveller who still travels, as typed; empty before it is given and after it was erased.
 * Greek would address people in the vocative, which no rule gives for every name, so Greek texts leave it out.
 */
export function firstNameOf({ passengers }: Pick<Booking, 'passengers'>): string {
  return passengers.find(({ cancelled }) => !cancelled)?.given ?? '';
}

/**
 * The first and last port of the outbound journey, and whether there is a return, of what isn't cancelled; of all of it once everything is.
 * Null for a booking without ships.
 */
export function routeOf(segments: Booking['segments']) {
  const kept = segments.filter(({ state }) => state !== 'cancelled');
  const shown = inTravelOrder(kept.length > 0 ? kept : segments).map(({ segment }) => segment);
  const out = shown.filter(({ direction }) => direction === 'A');
  const [first] = out.length > 0 ? out : shown;
  const last = (out.length > 0 ? out : shown).at(-1);
  if (!first || !last) return null;
  return {
    from: first.leg.from,
    to: last.leg.to,
    isReturn: out.length > 0 && out.length < shown.length,
  };
}

/** What a disruption does to a booking, as its title says it: a cancelled ship is called cancelled. */
export function effectOf(
  { effect, segment }: Pick<BookingDisruption, 'effect' | 'segment'>,
  { segments }: Pick<Booking, 'segments'>,
): BookingDisruption['effect'] | 'cancelled' {
  return effect === 'broken' && segments[segment]?.standing?.kind === 'cancelled' ? 'cancelled' : effect;
}
