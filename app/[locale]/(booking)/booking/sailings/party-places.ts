import type { PartyQuery } from '#lib/booking/party-query.ts';
import type { Journey } from '#contracts/reservations/index.ts';

type PlaceKind = 'cars' | 'motorbikes' | 'bicycles' | 'pets' | 'wheelchairs';
export interface FreePlaces {
  kind: PlaceKind;
  free: number;
  /** So few that it is worth saying loudly. */
  isFew: boolean;
}

/** The claims of the demo network that may need a place for a wheelchair. */
const WHEELCHAIR = new Set(['DIS', 'DIS-W', 'WCH']);

/** What is free beside seats, of the kinds that this party needs. A kind that a ship of the journey does not have is left out. */
export function partyPlaces({ places }: Pick<Journey, 'places'>, party: PartyQuery): FreePlaces[] {
  if (!places) return [];
  const has = (...codes: PartyQuery['vehicles'][number][]) =>
    codes.some((code) => party.vehicles.includes(code));
  const needed: Record<PlaceKind, boolean> = {
    cars: has('CAR1', 'CAR2', 'CAR3', 'CMP'),
    motorbikes: has('MO1', 'MO2'),
    bicycles: has('BIC'),
    pets: party.pets.length > 0,
    wheelchairs: party.claims.some((claim) => claim !== null && WHEELCHAIR.has(claim)),
  };
  const kinds = ['cars', 'motorbikes', 'bicycles', 'pets', 'wheelchairs'] as const;
  return kinds.flatMap((kind) => {
    const free = places[kind];
    return needed[kind] && free !== null ? [{ kind, free, isFew: kind === 'cars' && places.areCarsFew }] : [];
  });
}
