import type { Journey, SearchResult } from '#contracts/reservations/index.ts';
import type { ChosenTrips } from './choose.ts';
import type { BookingEvent } from './form/events.ts';
import type { InitialTrip } from './form/initial-trip.ts';
import type { AvailableTrip, FormPort } from './form/state.ts';
import type { SearchQuery } from './search-query.ts';

/** The booking store's state (C1) on the sailings page: the searched trips, the journeys found and those chosen. */
export type SailingsState = {
  ports: readonly FormPort[];
  trips: readonly InitialTrip[];
  found: readonly BookingEvent[];
};

export function sailingsState(query: SearchQuery, result: SearchResult, chosen: ChosenTrips): SailingsState {
  const isReturn = query.bounds.some(({ direction }) => direction === 'R');
  const [out, back] = query.bounds;
  const searched = isReturn ? [out] : query.bounds;
  return {
    // Only the ports of this search: the whole network would be in the page twice.
    ports: query.bounds.map(({ from, to }) => ({ code: from, destinations: [to] })),
    trips: searched.flatMap((way) =>
      way
        ? [
            {
              from: way.from,
              to: way.to,
              date: way.date,
              oneWay: !isReturn,
              ...(isReturn && { return: back?.date }),
            },
          ]
        : [],
    ),
    found: [
      {
        type: 'availableTripsArrived',
        availableTrips: result.trips.flatMap((trip) => trip.journeys.map(routeOf)),
      },
      ...chosen.bounds.flatMap((journey, at): BookingEvent[] => {
        const direction = query.bounds[at]?.direction ?? 'A';
        return journey
          ? [
              {
                type: 'routeSelected',
                trip: isReturn ? 1 : at + 1,
                direction,
                route: routeOf(journey.journey),
              },
            ]
          : [];
      }),
    ],
  };
}

function routeOf({ legs }: Journey): AvailableTrip {
  const [first, ...later] = legs.map(({ tripId }) => ({ tripId }));
  return { leg: first && later.length === 0 ? first : legs.map(({ tripId }) => ({ tripId })) };
}
