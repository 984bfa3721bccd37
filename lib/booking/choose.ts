import type {
  Journey,
  Network,
  PriceBreakdown,
  QuoteRequest,
  SearchRequest,
  SearchResult,
  TravelClass,
} from '#contracts/reservations/index.ts';
import { toParty } from './party.ts';
import type { Choice, SearchQuery } from './search-query.ts';

type Segments = QuoteRequest['segments'];

export interface ChosenJourney {
  journey: Journey;
  class: TravelClass;
  totalCents: number;
  /** Null when the service didn't send one. */
  breakdown: PriceBreakdown | null;
}

/** The chosen journey, if it can still be bought. A link may be old: its journey may be full, gone or on another day. */
function findChosen(journeys: readonly Journey[], choice: Choice | null): ChosenJourney | null {
  const journey = journeys.find((each) => each.id === choice?.journeyId);
  if (!journey || !choice || journey.state !== 'available') return null;
  const offer =
    journey.classes.find((each) => each.class === choice.class && each.totalCents !== null) ??
    journey.classes.find((each) => each.totalCents !== null);
  return offer?.totalCents == null
    ? null
    : {
        journey,
        class: offer.class,
        totalCents: offer.totalCents,
        breakdown: offer.breakdown ?? null,
      };
}

/** The minimum minutes between arrival and the next departure at a port, by its code. */
export type ChangeMinutes = (port: string) => number;

/** Where the network has no minimum, only the travel order is checked here; the service decides in any case. */
const noMinutes: ChangeMinutes = () => 0;

export function changeMinutesOf({ ports }: Pick<Network, 'ports'>): ChangeMinutes {
  const minutes = new Map(ports.map((port) => [port.code, port.changeMinutes ?? 0]));
  return (code) => minutes.get(code) ?? 0;
}

/** A ship that leaves before the previous one has arrived and its passengers have changed can't be taken (domain 4.9). */
export function leavesTooEarly(
  journey: Journey,
  before: ChosenJourney | null,
  changeMinutes: ChangeMinutes = noMinutes,
): boolean {
  if (!before) return false;
  const port = journey.legs[0]?.from.port ?? '';
  const stay = Date.parse(journey.departsAt) - Date.parse(before.journey.arrivesAt);
  return stay <= 0 || stay < changeMinutes(port) * 60_000;
}

export interface ChosenTrips {
  /** One entry per bound of the search; null where nothing is chosen or the choice is no longer valid. */
  bounds: readonly (ChosenJourney | null)[];
  /**
   * To price and to hold, in travel order: every leg of the return journey is `R`, every other `A`; `way` as in the
   * search.
   */
  segments: Segments;
  /** Every bound of the search has a choice. */
  complete: boolean;
}

export function chosenTrips(
  query: SearchQuery,
  result: SearchResult,
  changeMinutes: ChangeMinutes = noMinutes,
): ChosenTrips {
  const bounds: (ChosenJourney | null)[] = [];
  const segments: Segments = [];
  for (const [index, way] of query.bounds.entries()) {
    const found = findChosen(result.trips[index]?.journeys ?? [], way.choice);
    const fits = found !== null && !leavesTooEarly(found.journey, chosenBefore(bounds, index), changeMinutes);
    bounds.push(fits ? found : null);
    if (!fits) continue;
    for (const { tripId } of found.journey.legs)
      segments.push({ tripId, class: found.class, direction: way.direction, way: index });
  }
  return { bounds, segments, complete: bounds.every((each) => each !== null) };
}

/** The last journey chosen for a bound before this one. */
export function chosenBefore(bounds: ChosenTrips['bounds'], index: number): ChosenJourney | null {
  return bounds.slice(0, index).findLast((each) => each !== null) ?? null;
}

export function searchRequestOf(query: SearchQuery): SearchRequest {
  return { trips: query.bounds.map(({ from, to, date }) => ({ from, to, date })), party: toParty(query) };
}
