import type { TimetableConnection } from '#contracts/reservations/timetable.ts';

/** A departure pattern: which line, when it arrives and leaves, on which weekdays. */
export type Pattern = {
  lineId: string;
  /** The line as travellers know it: changing to go straight back is not a connection. */
  group: string;
  weekdays: readonly number[];
  calls: readonly { port: string; arrives: number | null; departs: number | null }[];
};

/** A longer wait is not a connection but an afternoon ashore. */
const LONGEST_WAIT_MINUTES = 120;

/** Patterns by the ports where they call. */
export function byPort(patterns: readonly Pattern[]): Map<string, Pattern[]> {
  const found = new Map<string, Pattern[]>();
  for (const pattern of patterns)
    for (const port of new Set(pattern.calls.map((call) => call.port))) {
      const known = found.get(port);
      if (known) known.push(pattern);
      else found.set(port, [pattern]);
    }
  return found;
}

/** Lines that leave within two hours of this one's last arrival, soonest first, to ports where this one does not call. */
export function connectionsOf(
  arriving: Pattern,
  calling: ReadonlyMap<string, readonly Pattern[]>,
  shortestMinutes: number,
): TimetableConnection[] {
  const last = arriving.calls.at(-1);
  if (!last || last.arrives === null) return [];
  const { port, arrives } = last;
  const reached = new Set(arriving.calls.map((call) => call.port));
  const found = (calling.get(port) ?? []).flatMap((other) => {
    const at = other.calls.findIndex((call) => call.port === port);
    const departs = other.calls[at]?.departs ?? null;
    const weekdays = other.weekdays.filter((day) => arriving.weekdays.includes(day));
    if (other.group === arriving.group || departs === null || weekdays.length === 0) return [];
    const minutes = departs - arrives;
    const leadsOn = other.calls.slice(at + 1).some((call) => !reached.has(call.port));
    if (!leadsOn || minutes < shortestMinutes || minutes > LONGEST_WAIT_MINUTES) return [];
    return [{ port, minutes, lineId: other.lineId, departs, weekdays }];
  });
  return found.toSorted((a, b) => a.minutes - b.minutes);
}
