import { type Booking, inTravelOrder } from '#contracts/reservations/index.ts';

export type BookingStatus =
  | 'held'
  | 'paying'
  | 'unpaid'
  | 'ticketed'
  | 'open'
  | 'gone'
  | 'lapsed'
  | 'cancelled';

/** How a booking stands, as its traveller would put it. */
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
      // Either nobody finished it in time, or a ticket without a date was not used for a year.
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

/** Something has been paid, so that something may come back. */
export function isPaid({ payment }: Pick<Booking, 'payment'>): boolean {
  return (payment?.paidCents ?? 0) > 0;
}

/** The words for a standing: a paid booking that owes the difference of a change is not one that was never paid. */
export function statusText(
  booking: Pick<Booking, 'state' | 'segments' | 'payment'>,
): BookingStatus | 'difference' {
  const standing = statusOf(booking);
  return standing === 'unpaid' && isPaid(booking) ? 'difference' : standing;
}

/** The first port of the way out and its last, and whether there is a way back. Null for a booking without ships. */
export function routeOf(segments: Booking['segments']) {
  const out = inTravelOrder(segments).flatMap(({ segment }) => (segment.direction === 'A' ? [segment] : []));
  const [first] = out;
  const last = out.at(-1);
  if (!first || !last) return null;
  return { from: first.leg.from, to: last.leg.to, isReturn: segments.some((each) => each.direction === 'R') };
}
