import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { TravelClass } from './categories.ts';
import { Contact } from './booking.ts';
import { Party } from './party.ts';
import { Count, Instant } from './primitives.ts';

/**
 * `POST /waiting` with `Idempotency-Key`: a place in the queue for one sailing that has no room for this party. E-mail or phone must
 * be given. `maySplit`: part of the party may be offered places by itself; the others keep their place in the queue.
 */
export const WaitingRequest = v.object({
  tripId: v.string(),
  class: TravelClass,
  party: Party,
  maySplit: v.optional(v.boolean(), false),
  locale: v.picklist(locales),
  contact: v.omit(Contact, ['refused']),
});

/**
 * `waiting`; `offered`: places are held until the offer ends; `booked`: taken; `lapsed`: the offer was not taken in time, and went to
 * the next; `withdrawn`; `expired`: sales closed before there was room.
 */
const WaitingState = v.picklist(['waiting', 'offered', 'booked', 'lapsed', 'withdrawn', 'expired']);

/** A hold made for who waits: confirmed like any other, with its reference and access token. */
const WaitingOffer = v.object({
  reference: v.string(),
  accessToken: v.string(),
  state: v.picklist(['open', 'taken', 'over']),
  until: Instant,
});

/** `GET /waiting/{id}` and `DELETE /waiting/{id}` with the token of the entry as bearer. */
export const WaitingEntry = v.object({
  id: v.string(),
  state: WaitingState,
  tripId: v.string(),
  class: TravelClass,
  /** Who still waits; of an entry that is over, who waited last. */
  party: Party,
  maySplit: v.boolean(),
  locale: v.picklist(locales),
  joinedAt: Instant,
  /** When sales of the sailing close. */
  expiresAt: Instant,
  /** 1 is first; null when no longer in the queue. */
  position: v.nullable(Count),
  offers: v.array(WaitingOffer),
});

/** The answer to joining carries the token that opens the entry later; it is shown once. */
export const WaitingResult = v.object({ entry: WaitingEntry, token: v.string() });

export type WaitingRequest = v.InferOutput<typeof WaitingRequest>;
export type WaitingEntry = v.InferOutput<typeof WaitingEntry>;
export type WaitingResult = v.InferOutput<typeof WaitingResult>;
