import type { Bilingual, Journey } from '#contracts/reservations/index.ts';
import { chosenBefore, leavesTooEarly } from '#lib/booking/choose.ts';
import type { BoardContext } from './board-context.ts';
import type { PartyQuery } from '#lib/booking/party-query.ts';

/** The ports between the first and the last, in order: intermediate calls, and ports where the traveller changes ships. */
export function portsOnTheWay({ legs }: Pick<Journey, 'legs'>): Bilingual[] {
  return legs.flatMap((leg, index) => {
    const next = legs[index + 1];
    const changes = next ? [leg.to, ...(next.from.port === leg.to.port ? [] : [next.from])] : [];
    return [...leg.calls, ...changes].map((stop) => stop.portName);
  });
}

/** The day of arrival if it differs from the day of departure, as after an overnight crossing; else null. */
export function laterArrivalDay({
  departsAt,
  arrivesAt,
}: Pick<Journey, 'departsAt' | 'arrivesAt'>): string | null {
  const day = arrivesAt.slice(0, 10);
  return day === departsAt.slice(0, 10) ? null : day;
}

/** The section that is full, when it is only a part of the journey: the party may still fit on another part. */
export function partlyFull({ fullLeg, legs }: Journey): Journey['fullLeg'] {
  const isWhole = legs.length === 1 && legs[0]?.calls.length === 0;
  return isWhole ? null : fullLeg;
}

/**
 * `too-early`: it is on sale, but leaves before the previous bound's choice arrives. `never`: the ship doesn't take
 * such vehicles.
 */
export type RowState = Journey['state'] | 'too-early' | 'never';

export function rowState(journey: Journey, bound: number, { chosen, changeMinutes }: BoardContext): RowState {
  // A full deck has a full section; a ship that never takes such vehicles has none.
  if (journey.state === 'no-vehicles' && !journey.fullLeg) return 'never';
  if (journey.state !== 'available') return journey.state;
  const before = chosenBefore(chosen.bounds, bound);
  return journey.isTooEarly || leavesTooEarly(journey, before, changeMinutes) ? 'too-early' : 'available';
}

export function toneOf(state: RowState): 'bad' | 'warn' | 'neutral' {
  if (state === 'cancelled') return 'bad';
  return state === 'sold-out' || state === 'no-vehicles' ? 'warn' : 'neutral';
}

type PlaceKind = 'cars' | 'motorbikes' | 'bicycles' | 'pets' | 'wheelchairs';
interface FreePlaces {
  kind: PlaceKind;
  free: number;
  /** So few seats that they are highlighted. */
  isFew: boolean;
}

/** The claims of the demo network that may need a wheelchair space. */
const WHEELCHAIR = new Set(['DIS', 'DIS-W', 'WCH']);

/** Free places beside seats, of the kinds that this party needs, without kinds that a ship of the journey doesn't have. */
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
