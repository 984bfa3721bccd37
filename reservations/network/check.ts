import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { fareOverlaps } from '../fares/gaps.ts';

/** Network data that cannot be a timetable. The message names the line. */
export class NetworkError extends Error {}

/**
 * Checks what database constraints can't: one price for each day, calls in order, and a price for every pair that a
 * line connects.
 * @throws NetworkError
 */
export function checkNetwork(network: NetworkContent): void {
  const [twice] = fareOverlaps(network);
  if (twice !== undefined) throw new NetworkError(twice);
  const quays = new Map(network.quays.map((quay) => [quay.id, quay.port]));
  const kinds = new Map(network.vessels.map((vessel) => [vessel.id, vessel.kind]));
  const priced = new Set(
    network.fares
      .filter((fare) => fare.product === 'ECO')
      .map((fare) => `${fare.from} ${fare.to} ${fare.vesselKind}`),
  );
  for (const line of network.lines) {
    const times = line.calls.flatMap((call) => [call.arrives, call.departs]);
    const [first, ...rest] = times;
    const last = rest.pop();
    if (first !== null || last !== null || rest.includes(null))
      throw new NetworkError(
        `line ${line.id}: only the first call has no arrival and only the last no departure`,
      );
    const inOrder = rest.every((time, index) => index === 0 || (rest[index - 1] ?? 0) <= (time ?? 0));
    if (!inOrder) throw new NetworkError(`line ${line.id}: a call is earlier than the previous one`);
  }
  for (const { line: id, vessel } of network.calendars) {
    const ports = (network.lines.find((line) => line.id === id)?.calls ?? []).map((call) =>
      quays.get(call.quay),
    );
    for (const [index, from] of ports.entries())
      for (const to of ports.slice(index + 1))
        if (!priced.has(`${from} ${to} ${kinds.get(vessel)}`))
          throw new NetworkError(`line ${id}: no fare from ${from} to ${to} for ships like ${vessel}`);
  }
}
