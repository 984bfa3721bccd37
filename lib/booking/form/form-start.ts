import { readLegs, readInitialTrip } from '../search-query.ts';
import { readParty, type PartyQuery } from '../party-query.ts';
import { first, type RawQuery } from '../raw-query.ts';
import type { BookingEvent } from './events.ts';
import type { InitialTrip } from './initial-trip.ts';

/**
 * What is known before the visitor edits the form: from a link, a corrected search, or fields filled in before the
 * script loaded.
 */
export interface FormStart {
  /** Empty when neither ports nor days are known. */
  trips: readonly InitialTrip[];
  /** The search is for several legs, even if only one is there yet. */
  several: boolean;
  party: PartyQuery;
  promo: string;
}

/** Reads `/booking?from=RHO&to=SYM&date=…&return=…&adults=2&promo=…`, and `from`, `to`, `date` repeated for several legs. */
export function readFormStart(raw: RawQuery): FormStart {
  const way = first(raw, 'way');
  const legs = readLegs(raw).filter((leg) => leg.from || leg.to || leg.date);
  const several = way === 'many' || (legs.length > 1 && way !== 'one' && way !== 'return');
  const single = readInitialTrip(raw);
  const isPrefilled = way !== undefined || Object.values(single).some((value) => typeof value === 'string');
  return {
    trips: several ? legs.map((leg) => ({ ...leg, oneWay: true })) : isPrefilled ? [single] : [],
    several,
    party: readParty(raw),
    promo: first(raw, 'promo')?.slice(0, 40) ?? '',
  };
}

/** The same as events, to build the initial state of a form. */
export function startEvents({ trips, several, party, promo }: FormStart): BookingEvent[] {
  const [initial, ...later] = trips;
  return [
    { type: 'passengersCounted', counts: party.passengers },
    { type: 'vehiclesChosen', vehicles: party.vehicles },
    { type: 'petsChosen', pets: party.pets },
    { type: 'claimsChosen', claims: party.claims },
    { type: 'promoTyped', promo },
    ...(initial ? [{ type: 'initialTripGiven', initial, later } as const] : []),
    ...(several ? [{ type: 'returnSwitched', trip: 1, hasReturn: false } as const] : []),
  ];
}
