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
  /** The provider says that the payment failed or was given up. */
  'pay-failed',
  /** All that was due has been paid. */
  'paid',
  /** The money for a reservation that had lapsed arrived after all, and its places could be had again. */
  'revive',
  /** The time of the hold is over. */
  'expire',
  /** The traveller gave the hold up. */
  'release',
  /** The deadline to pay at an agency has passed. */
  'lapse',
  /** Another sailing, class, traveller, vehicle or pet; nothing more to pay. */
  'change',
  /** The same, and the difference is to be paid before `payBy`. */
  'change-up',
  /** Some of the tickets go without a date; others keep theirs. */
  'open-part',
  /** No ticket has a date any more. */
  'open',
  /** A ticket without a date gets one. */
  're-date',
  /** A year has passed for every ticket without a date. */
  'open-expire',
  'correct',
  /** A direction, a traveller, a vehicle or a pet is taken out; the rest stays. */
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

/** In the life of a hold nothing is sold yet, so there is nothing to change or to cancel. */
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
 * State × event → what it becomes, or why it is refused (domain 4.5). The only place that decides: a new event must answer for
 * every state, or this file does not compile.
 */
export const transitions: Record<BookingState, Record<BookingEvent, Next>> = {
  held: {
    ...notSold,
    reserve: 'confirmed',
    'pay-start': 'paying',
    'pay-failed': 'held',
    paid: 'ticketed',
    expire: 'expired',
    release: 'released',
  },
  paying: {
    ...notSold,
    reserve: 'confirmed',
    'pay-start': 'paying',
    'pay-failed': 'held',
    paid: 'ticketed',
    expire: 'expired',
    release: 'released',
  },
  confirmed: {
    reserve: no,
    revive: no,
    'pay-start': 'confirmed',
    'pay-failed': 'confirmed',
    paid: 'ticketed',
    expire: no,
    release: no,
    lapse: 'cancelled',
    change: 'confirmed',
    'change-up': 'confirmed',
    'open-part': no,
    open: no,
    // Paid once, changed to a dearer sailing, the difference not paid yet: its other tickets may still be without a date.
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
  // A payment that arrives too late is taken when the places can be had again, and given back otherwise.
  expired: { ...over, reserve: late, paid: 'ticketed', release: 'expired' },
  released: { ...over, reserve: no, paid: no, release: 'released' },
  cancelled: { ...over, reserve: no, paid: no, revive: 'ticketed', release: no },
};

/** What a booking becomes. @throws DomainError with the code of the table */
export function nextState(state: BookingState, event: BookingEvent): BookingState {
  const next = transitions[state][event];
  if (typeof next === 'string') return next;
  throw new DomainError(next.refused);
}

/** What a booking becomes by several events in this order; by none it stays what it is. @throws DomainError as {@link nextState} */
export function stateAfter(
  state: BookingState,
  events: BookingEvent | readonly BookingEvent[],
): BookingState {
  return typeof events === 'string' ? nextState(state, events) : events.reduce(nextState, state);
}

export function isPossible(state: BookingState, event: BookingEvent): boolean {
  return typeof transitions[state][event] === 'string';
}
