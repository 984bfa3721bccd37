import type { Journey, QuoteRequest, SearchResult, TravelClass } from '#reservations/contract/index.ts';
import { toParty } from './party.ts';
import type { Choice, SearchQuery } from './search-query.ts';

type Segments = QuoteRequest['segments'];

export interface ChosenJourney {
  journey: Journey;
  class: TravelClass;
  totalCents: number;
}

/** The journey of a choice, if it can still be bought. A link may be old: what it names may be full, gone or for another day. */
export function findChosen(journeys: readonly Journey[], choice: Choice | null): ChosenJourney | null {
  const journey = journeys.find((each) => each.id === choice?.journeyId);
  if (!journey || !choice || journey.state !== 'available') return null;
  const offer =
    journey.classes.find((each) => each.class === choice.class && each.totalCents !== null) ??
    journey.classes.find((each) => each.totalCents !== null);
  return offer?.totalCents == null ? null : { journey, class: offer.class, totalCents: offer.totalCents };
}

/** A ship back that leaves before the ship out has arrived cannot be taken (domain 4.9). */
export function leavesTooEarly(journey: Journey, out: ChosenJourney | null): boolean {
  return out !== null && Date.parse(journey.departsAt) <= Date.parse(out.journey.arrivesAt);
}

/** The segments to price and to hold: every leg of the way out is `A`, every leg back is `R`. */
export function segmentsOf(out: ChosenJourney | null, back: ChosenJourney | null): Segments {
  const legs = (chosen: ChosenJourney | null, direction: 'A' | 'R'): Segments =>
    chosen?.journey.legs.map((leg) => ({ tripId: leg.tripId, class: chosen.class, direction })) ?? [];
  return [...legs(out, 'A'), ...legs(back, 'R')];
}

export interface ChosenTrips {
  out: ChosenJourney | null;
  back: ChosenJourney | null;
  segments: Segments;
  /** All that the search asked for is chosen. */
  complete: boolean;
}

export function chosenTrips(query: SearchQuery, result: SearchResult): ChosenTrips {
  const out = findChosen(result.trips[0]?.journeys ?? [], query.go);
  const found = query.return ? findChosen(result.trips[1]?.journeys ?? [], query.back) : null;
  const back = found && !leavesTooEarly(found.journey, out) ? found : null;
  return {
    out,
    back,
    segments: segmentsOf(out, back),
    complete: out !== null && (query.return === null || back !== null),
  };
}

export function searchRequestOf(query: SearchQuery) {
  const trips = [{ from: query.from, to: query.to, date: query.date }];
  if (query.return) trips.push({ from: query.to, to: query.from, date: query.return });
  return { trips, party: toParty(query.passengers, query.vehicles) };
}
