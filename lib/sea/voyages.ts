import type { DaySailing } from '#contracts/reservations/index.ts';

/** A ship's way from one call to the next, or her time in a port. Instants are milliseconds since 1970. */
export type Movement =
  | {
      kind: 'crossing';
      from: number;
      until: number;
      ports: readonly [string, string];
      sailing: DaySailing;
    }
  | {
      kind: 'in-port';
      /** -Infinity before the first departure that is known. */
      from: number;
      /** Null after the last. */
      until: number | null;
      port: string;
      /** The sailing on which she leaves. */
      next: DaySailing | null;
    };

type Crossing = Extract<Movement, { kind: 'crossing' }>;

/**
 * What a ship does, from the sailings of some days as the service reports them: their standing (decision 053) says which of them
 * sail, where they call, and when they are expected. A ship ends a crossing before she begins another one, whatever the timetable
 * says; one whose sailing is cancelled stays where she is. Pure.
 */
export function movementsOf(shipId: string, sailings: readonly DaySailing[]): Movement[] {
  const crossings = sailings
    .filter(({ ship }) => ship.id === shipId)
    .flatMap(crossingsOf)
    .toSorted((a, b) => a.from - b.from);
  const [first] = crossings;
  if (!first) return [];
  const movements: Movement[] = [
    { kind: 'in-port', from: -Infinity, until: first.from, port: first.ports[0], next: first.sailing },
  ];
  let free = -Infinity;
  for (const [index, crossing] of crossings.entries()) {
    const from = Math.max(crossing.from, free);
    const until = Math.max(crossing.until, from);
    movements.push({ ...crossing, from, until });
    const next = crossings[index + 1];
    free = until;
    const leaves = next ? Math.max(next.from, until) : null;
    if (leaves === until) continue;
    movements.push({
      kind: 'in-port',
      from: until,
      until: leaves,
      port: crossing.ports[1],
      next: next?.sailing ?? null,
    });
  }
  return movements;
}

function crossingsOf(sailing: DaySailing): Crossing[] {
  if (sailing.standing?.kind === 'cancelled' || sailing.state === 'cancelled') return [];
  const calls = sailing.calls.filter(({ isSkipped }) => !isSkipped);
  return calls.slice(1).flatMap((call, index): Crossing[] => {
    const before = calls[index];
    const departs = before && (before.expectedDepartsAt ?? before.departsAt);
    const arrives = call.expectedArrivesAt ?? call.arrivesAt;
    if (!departs || !arrives) return [];
    return [
      {
        kind: 'crossing',
        from: Date.parse(departs),
        until: Date.parse(arrives),
        ports: [before.port, call.port],
        sailing,
      },
    ];
  });
}
