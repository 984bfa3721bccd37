import { athensInstant } from '#foundation/dates/athens.ts';
import type { JourneyLeg } from '#contracts/reservations/search.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { sailingStanding } from './standing.ts';
import { ends, nameOf } from './segment-ends.ts';
import { tripId } from './segment-id.ts';
import type { CallTimes, Segment } from './segments.ts';

export { ends, nameOf };

function at(milliseconds: number | null): string {
  return athensInstant(new Date(milliseconds ?? 0));
}

export function stopOf(
  catalogue: Catalogue,
  call: CallTimes,
  milliseconds: number | null,
  timetable: number | null = milliseconds,
) {
  const { plannedQuay } = call;
  return {
    port: call.port,
    portName: nameOf(catalogue.ports, call.port),
    quay: call.quay,
    quayName: nameOf(catalogue.quays, call.quay),
    at: at(milliseconds),
    ...(timetable !== milliseconds && { plannedAt: at(timetable) }),
    ...(plannedQuay !== null && { plannedQuayName: nameOf(catalogue.quays, plannedQuay) }),
  };
}

export function vesselOf(catalogue: Catalogue, id: string) {
  const vessel = catalogue.vessels.get(id);
  if (!vessel) throw new Error(`sailing with unknown vessel ${id}`);
  return { id, name: vessel.name, kind: vessel.kind, takesVehicles: vessel.takesVehicles };
}

/** The intermediate calls that the ship actually makes. */
export function callsBetween(segment: Segment): CallTimes[] {
  return segment.calls.slice(1, -1).filter((call) => !call.skipped);
}

/** With the times that travellers must plan with: reported or expected. */
export function legOf(catalogue: Catalogue, segment: Segment): JourneyLeg {
  const [boarding, landing] = ends(segment);
  return {
    tripId: tripId(segment),
    sailingId: segment.sailingId,
    lineId: segment.lineId,
    vessel: vesselOf(catalogue, segment.vesselId),
    from: stopOf(catalogue, boarding, boarding.expectedDeparts, boarding.departs),
    to: stopOf(catalogue, landing, landing.expectedArrives, landing.arrives),
    calls: callsBetween(segment).map((call) => ({
      port: call.port,
      portName: nameOf(catalogue.ports, call.port),
      arrivesAt: at(call.expectedArrives),
      departsAt: at(call.expectedDeparts),
      stopover: call.stopover,
    })),
    standing: sailingStanding(catalogue, segment),
  };
}

export function durationMinutes(boarding: CallTimes, landing: CallTimes): number {
  return Math.round(((landing.arrives ?? 0) - (boarding.departs ?? 0)) / 60_000);
}
