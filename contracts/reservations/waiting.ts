import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { TravelClass } from './categories.ts';
import { Contact } from './booking.ts';
import { Party } from './party.ts';
import { Count, Instant } from './primitives.ts';

/**
 * `POST /waiting` with `Idempotency-Key`: a place in the queue for one sailing that has no room for this party. An email address or
 * phone number is required. `maySplit`: part of the party may be offered places on its own; the others keep their place in the
 * queue.
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
 * `waiting`; `offered`: places are held until the offer ends; `booked`: accepted; `lapsed`: not accepted in time, and offered to
 * the next; `withdrawn`; `expired`: sales closed before there was room.
 */
const WaitingState = v.picklist(['waiting', 'offered', 'booked', 'lapsed', 'withdrawn', 'expired']);

/** A hold for a waiting party: confirmed like any other, with its reference and access token. */
const WaitingOffer = v.object({
  reference: v.string(),
  accessToken: v.string(),
  state: v.picklist(['open', 'taken', 'over']),
  until: Instant,
});

/** `GET /waiting/{id}` and `DELETE /waiting/{id}` with the entry's token as bearer token. */
export const WaitingEntry = v.object({
  id: v.string(),
  state: WaitingState,
  tripId: v.string(),
  class: TravelClass,
  /** The travellers who still wait; for a finished entry, those who waited last. */
  party: Party,
  maySplit: v.boolean(),
  locale: v.picklist(locales),
  joinedAt: Instant,
  /** When sales of the sailing close. */
  expiresAt: Instant,
  /** 1 is first; null if no longer in the queue. */
  position: v.nullable(Count),
  offers: v.array(WaitingOffer),
});

/** The response to joining contains the token for later access to the entry; it is sent only once. */
export const WaitingResult = v.object({ entry: WaitingEntry, token: v.string() });

export type WaitingRequest = v.InferOutput<typeof WaitingRequest>;
export type WaitingEntry = v.InferOutput<typeof WaitingEntry>;
export type WaitingResult = v.InferOutput<typeof WaitingResult>;
