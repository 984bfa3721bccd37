/** Times of one call of a ship, in milliseconds since 1970; null where not applicable or unknown. */
export type CallFacts = {
  /** By the timetable. */
  arrives: number | null;
  departs: number | null;
  /** The reported time if it has happened, otherwise the expected one, otherwise the timetable. */
  expectedArrives: number | null;
  expectedDeparts: number | null;
  /** Reported times only. */
  actualArrives: number | null;
  actualDeparts: number | null;
  /** The ship does not call here. */
  skipped: boolean;
};

/**
 * States of a sailing (domain 4.5). Only `cancelled` is stored; the others follow from the timetable, the reports and
 * the clock.
 */
export type SailingState =
  | 'planned'
  | 'on-sale'
  | 'closed'
  | 'boarding'
  | 'sailing'
  | 'completed'
  | 'cancelled';

export type SailingFacts = {
  isCancelled: boolean;
  /** Null: on sale as soon as it exists. */
  salesOpen: number | null;
  salesClose: number;
  /** How long before departure boarding begins. */
  boardingMinutes: number;
  calls: readonly CallFacts[];
};

/**
 * The state of a sailing at a given moment. A departure without a report counts as made when its expected time has
 * passed: a port without a clerk must not sell a ship that has left. Works for a whole sailing and for one
 * traveller's part of it.
 */
export function stateAt(facts: SailingFacts, now: Date): SailingState {
  if (facts.isCancelled) return 'cancelled';
  const at = now.getTime();
  const calls = facts.calls.filter((call) => !call.skipped);
  const [first] = calls;
  const last = calls.at(-1);
  if (!first || !last) return 'cancelled';
  if (last.actualArrives !== null) return 'completed';
  const leaves = first.expectedDeparts ?? 0;
  if (hasLeft(first, now)) return (last.expectedArrives ?? leaves) <= at ? 'completed' : 'sailing';
  if (leaves - facts.boardingMinutes * 60_000 <= at) return 'boarding';
  if (facts.salesClose <= at) return 'closed';
  return facts.salesOpen !== null && facts.salesOpen > at ? 'planned' : 'on-sale';
}

/** True if the ship has left a call: as reported, otherwise once its expected time has passed. */
export function hasLeft(call: Pick<CallFacts, 'actualDeparts' | 'expectedDeparts'>, now: Date): boolean {
  return (call.actualDeparts ?? call.expectedDeparts ?? 0) <= now.getTime();
}

/** How late a call is, in whole minutes; never negative, since a ship does not leave early. */
export function delayMinutesAt(call: Pick<CallFacts, 'departs' | 'expectedDeparts'>): number {
  if (call.departs === null || call.expectedDeparts === null) return 0;
  return Math.max(0, Math.round((call.expectedDeparts - call.departs) / 60_000));
}
