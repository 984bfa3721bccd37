import { type Point, pointsOf } from './plane.ts';
import legs from './sea-legs.json' with { type: 'json' };

type Port = { code: string; lat: number; lon: number };

/** Known tracks between neighbouring ports, in degrees: illustrations, not for navigation. */
const seaLegs = legs.map(({ from, to, line }) => ({ from, to, line: pointsOf(line) }));

/** The track between two ports in degrees: the fewest known sea legs, else a straight line. */
export function seaTrack(from: Port, to: Port): Point[] {
  const reached = new Map<string, Point[]>([[from.code, []]]);
  const queue = [from.code];
  for (let code = queue.shift(); code !== undefined && !reached.has(to.code); code = queue.shift()) {
    for (const leg of seaLegs) {
      const next = leg.from === code ? leg.to : leg.to === code ? leg.from : null;
      if (next === null || reached.has(next)) continue;
      const line = leg.from === code ? leg.line : leg.line.toReversed();
      reached.set(next, [...(reached.get(code) ?? []), ...line]);
      queue.push(next);
    }
  }
  return (
    reached.get(to.code) ?? [
      [from.lon, from.lat],
      [to.lon, to.lat],
    ]
  );
}
