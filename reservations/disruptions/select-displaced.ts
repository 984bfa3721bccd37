import type { Shortage } from '#reservations/sailings/inventory/capacity.ts';

/** A booking or a hold with places on a sailing. */
export type Occupant = {
  id: string;
  isHold: boolean;
  /** Somebody needs a wheelchair place. */
  isPmr: boolean;
  isIslander: boolean;
  /** Has a vehicle that the other ship never takes. */
  mustMove: boolean;
  bookedAt: number;
  takes: { resource: string; quantity: number; fromSeq: number; toSeq: number }[];
};

/**
 * Selects who moves when a ship becomes too small: holds before bookings, the latest bookings first, islanders and
 * then wheelchair users only when nobody else is left (domain 4.8, 4.5). Bookings move as a whole, so families are
 * never split, and those whose move turns out not to help stay. Pure.
 * @returns ids in the order in which they were chosen
 */
export function selectDisplaced(occupants: readonly Occupant[], shortages: readonly Shortage[]): string[] {
  const missing = new Map(
    shortages.map((each) => [key(each.leg, each.resource), each.taken - each.capacity]),
  );
  const moved: Occupant[] = occupants.filter(({ mustMove }) => mustMove);
  for (const occupant of moved) give(missing, occupant, 1);
  const order = occupants
    .filter(({ mustMove }) => !mustMove)
    .toSorted((a, b) => rank(a) - rank(b) || b.bookedAt - a.bookedAt || (a.id < b.id ? -1 : 1));
  const chosen: Occupant[] = [];
  for (const occupant of order) {
    if (![...places(occupant)].some(([place]) => (missing.get(place) ?? 0) > 0)) continue;
    give(missing, occupant, 1);
    chosen.push(occupant);
  }
  // A large party chosen later may have made an earlier choice unnecessary; those with the strongest claim to stay
  // are checked first.
  const needed = chosen.toReversed().filter((occupant) => {
    const isNeedless = [...places(occupant)].every(
      ([place, quantity]) => !missing.has(place) || (missing.get(place) ?? 0) + quantity <= 0,
    );
    if (isNeedless) give(missing, occupant, -1);
    return !isNeedless;
  });
  return [...moved, ...needed.toReversed()].map(({ id }) => id);
}

function rank({ isHold, isIslander, isPmr }: Occupant): number {
  if (isHold) return 0;
  if (isPmr) return 3;
  return isIslander ? 2 : 1;
}

function places(occupant: Occupant): Map<string, number> {
  const all = new Map<string, number>();
  for (const { resource, quantity, fromSeq, toSeq } of occupant.takes)
    for (let leg = fromSeq; leg < toSeq; leg += 1)
      all.set(key(leg, resource), (all.get(key(leg, resource)) ?? 0) + quantity);
  return all;
}

function give(missing: Map<string, number>, occupant: Occupant, sign: 1 | -1): void {
  for (const [place, quantity] of places(occupant)) {
    const left = missing.get(place);
    if (left !== undefined) missing.set(place, left - sign * quantity);
  }
}

function key(leg: number, resource: string): string {
  return `${leg} ${resource}`;
}
