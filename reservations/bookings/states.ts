import type * as v from 'valibot';
import type { BookingState as StateSchema } from '#contracts/reservations/booking.ts';
import type { ProblemCode } from '#contracts/reservations/problem.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

export type BookingState = v.InferOutput<typeof StateSchema>;

/** Everything that can happen to a booking after its hold was placed. */
export const bookingEvents = [
  /** The traveller chose to pay at an agency: places are sold. */
  'reserve',
  /** A payment was started at a provider. */
  'pay-start',
  /** The provider reports that the payment failed or was abandoned. */
  'pay-failed',
  /** The full amount due has been paid. */
  'paid',
  /** The money for a lapsed reservation arrived late, and its places were still available. */
  'revive',
  /** The traveller asked for more time. */
  'extend',
  /** The hold has expired. */
  'expire',
  /** The traveller released the hold. */
  'release',
  /** The deadline to pay at an agency has passed. */
  'lapse',
  /** Another sailing, class, traveller, vehicle or pet; nothing more to pay. */
  'change',
  /** The same, with a difference to pay before `payBy`. */
  'change-up',
  /** Some of the tickets are left without a date; others keep theirs. */
  'open-part',
  /** No ticket has a date any more. */
  'open',
  /** A ticket without a date gets one again. */
  're-date',
  /** Every ticket without a date has passed its year of validity. */
  'open-expire',
  'correct',
  /** A bound, traveller, vehicle or pet is cancelled; the rest stays. */
  'cancel-part',
  'cancel',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

export const bookingStates = [
  'held',
  'paying',
  'confirmed',
  'ticketed',
  'open',
  'expired',
  'released',
  'cancelled',
] as const satisfies BookingState[];

type Next = BookingState | { refused: ProblemCode };

const no: Next = { refused: 'state_conflict' };
const late: Next = { refused: 'hold_expired' };

/** While a booking is a hold nothing is sold, so there is nothing to change or cancel. */
const notSold = {
  revive: no,
  lapse: no,
  change: no,
  'change-up': no,
  'open-part': no,
  open: no,
  're-date': no,
  'open-expire': no,
  correct: no,
  'cancel-part': no,
  cancel: no,
} satisfies Partial<Record<BookingEvent, Next>>;

const over = { ...notSold, 'pay-start': no, 'pay-failed': no, expire: no } satisfies Partial<
  Record<BookingEvent, Next>
>;

/**
 * State × event → the next state, or why it is refused (domain 4.5). The only place that decides: a new event must be
 * defined for every state, or this file does not compile.
 */
export const transitions: Record<BookingState, Record<BookingEvent, Next>> = {
  held: {
    ...notSold,
    reserve: 'confirmed',
    'pay-start': 'paying',
    'pay-failed': 'held',
    paid: 'ticketed',
    extend: 'held',
    expire: 'expired',
    release: 'released',
  },
  paying: {
    ...notSold,
    reserve: 'confirmed',
    'pay-start': 'paying',
    'pay-failed': 'held',
    paid: 'ticketed',
    extend: no,
    expire: 'expired',
    release: 'released',
  },
  confirmed: {
    reserve: no,
    revive: no,
    'pay-start': 'confirmed',
    'pay-failed': 'confirmed',
    paid: 'ticketed',
    extend: no,
    expire: no,
    release: no,
    lapse: 'cancelled',
    change: 'confirmed',
    'change-up': 'confirmed',
    'open-part': no,
    open: no,
    // Paid once, changed to a more expensive sailing, the difference not paid yet: its other tickets may still be
    // without a date.
    're-date': 'confirmed',
    'open-expire': 'confirmed',
    correct: 'confirmed',
    'cancel-part': 'confirmed',
    cancel: 'cancelled',
  },
  ticketed: {
    reserve: no,
    revive: no,
    'pay-start': no,
    'pay-failed': 'ticketed',
    paid: 'ticketed',
    extend: no,
    expire: no,
    release: no,
    lapse: no,
    change: 'ticketed',
    'change-up': 'confirmed',
    'open-part': 'ticketed',
    open: 'open',
    're-date': 'ticketed',
    'open-expire': 'ticketed',
    correct: 'ticketed',
    'cancel-part': 'ticketed',
    cancel: 'cancelled',
  },
  open: {
    reserve: no,
    revive: no,
    'pay-start': no,
    'pay-failed': 'open',
    paid: 'open',
    extend: no,
    expire: no,
    release: no,
    lapse: no,
    change: no,
    'change-up': 'confirmed',
    'open-part': no,
    open: no,
    're-date': 'ticketed',
    'open-expire': 'expired',
    correct: 'open',
    'cancel-part': 'open',
    cancel: 'cancelled',
  },
  // A payment that arrives too late is accepted when the places are still available, and refunded otherwise.
  expired: { ...over, extend: late, reserve: late, paid: 'ticketed', release: 'expired' },
  released: { ...over, extend: no, reserve: no, paid: no, release: 'released' },
  cancelled: { ...over, extend: no, reserve: no, paid: no, revive: 'ticketed', release: no },
};

/** The next state of a booking. @throws DomainError with the code in the table */
export function nextState(state: BookingState, event: BookingEvent): BookingState {
  const next = transitions[state][event];
  if (typeof next === 'string') return next;
  throw new DomainError(next.refused);
}

/**
 * The state after several events in this order; without events it stays the same.
 * @throws DomainError as {@link nextState}
 */
export function stateAfter(
  state: BookingState,
  events: BookingEvent | readonly BookingEvent[],
): BookingState {
  return typeof events === 'string' ? nextState(state, events) : events.reduce(nextState, state);
}

export function isPossible(state: BookingState, event: BookingEvent): boolean {
  return typeof transitions[state][event] === 'string';
}
