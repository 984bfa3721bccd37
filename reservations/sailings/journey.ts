import { athensInstant } from '#lib/dates/athens.ts';
import type { Journey, JourneyLeg } from '../contract/search.ts';
import type { Catalogue } from '../network/catalogue.ts';
import type { Offer } from './offer.ts';
import { tripId } from './trip-id.ts';
import type { CallTimes, Trip } from './trips.ts';

/** Times as the traveller must plan with them: the timetable and the delay that is known. */
function at(milliseconds: number | null, delayMinutes: number): string {
  return athensInstant(new Date((milliseconds ?? 0) + delayMinutes * 60_000));
}

export function stopOf(
  catalogue: Catalogue,
  call: CallTimes,
  milliseconds: number | null,
  delayMinutes: number,
) {
  return {
    port: call.port,
    portName: nameOf(catalogue.ports, call.port),
    quay: call.quay,
    quayName: nameOf(catalogue.quays, call.quay),
    at: at(milliseconds, delayMinutes),
  };
}

export function nameOf(things: ReadonlyMap<string, { name: { el: string; en: string } }>, id: string) {
  return things.get(id)?.name ?? { el: id, en: id };
}

export function vesselOf(catalogue: Catalogue, id: string) {
  const vessel = catalogue.vessels.get(id);
  if (!vessel) throw new Error(`sailing with unknown vessel ${id}`);
  return { id, name: vessel.name, kind: vessel.kind, takesVehicles: vessel.takesVehicles };
}

export function legOf(catalogue: Catalogue, trip: Trip): JourneyLeg {
  const [boarding, landing] = ends(trip);
  return {
    tripId: tripId(trip),
    sailingId: trip.sailingId,
    lineId: trip.lineId,
    vessel: vesselOf(catalogue, trip.vesselId),
    from: stopOf(catalogue, boarding, boarding.departs, trip.delayMinutes),
    to: stopOf(catalogue, landing, landing.arrives, trip.delayMinutes),
    calls: trip.calls.slice(1, -1).map((call) => ({
      port: call.port,
      portName: nameOf(catalogue.ports, call.port),
      arrivesAt: at(call.arrives, trip.delayMinutes),
      departsAt: at(call.departs, trip.delayMinutes),
      stopover: call.stopover,
    })),
  };
}

/** A direct journey has one leg; connections will have several. */
export function journeyOf(catalogue: Catalogue, trip: Trip, offer: Offer): Journey {
  const leg = legOf(catalogue, trip);
  const [boarding, landing] = ends(trip);
  const carDm = catalogue.book.vehicle('CAR1').units;
  return {
    id: leg.tripId,
    legs: [leg],
    departsAt: leg.from.at,
    arrivesAt: leg.to.at,
    durationMinutes: durationMinutes(boarding, landing),
    state: offer.state,
    notice: trip.noticeEl && trip.noticeEn ? { el: trip.noticeEl, en: trip.noticeEn } : null,
    salesCloseAt: athensInstant(new Date(trip.salesClose)),
    classes: offer.classes,
    carsFree: trip.free.CEU_DM === undefined ? null : Math.floor(trip.free.CEU_DM / carDm),
  };
}

export function durationMinutes(boarding: CallTimes, landing: CallTimes): number {
  return Math.round(((landing.arrives ?? 0) - (boarding.departs ?? 0)) / 60_000);
}

export function ends(trip: Trip): [CallTimes, CallTimes] {
  const [boarding] = trip.calls;
  const landing = trip.calls.at(-1);
  if (!boarding || !landing) throw new Error(`trip ${tripId(trip)} without calls`);
  return [boarding, landing];
}
