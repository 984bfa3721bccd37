import type { FullLeg } from '#contracts/reservations/search.ts';
import { firstShortage, requirementsOf } from '#reservations/sailings/inventory/needs.ts';
import { nameOf } from '../sailings/journey.ts';
import { leastFree, type AvailabilityQuery } from '../sailings/offer.ts';
import { tripId } from '../sailings/trip-id.ts';
import type { Segment } from '../sailings/trips.ts';
import type { FoundJourneys } from './find.ts';
import type { Places } from './places.ts';

/** Which stretch keeps this party from buying: travellers who see it often find that another part of the way still fits. */
export function fullLegOf(
  { trips, offer }: FoundJourneys,
  places: Places,
  { catalogue, party }: AvailabilityQuery,
): FullLeg | null {
  const free = leastFree(trips);
  const shortages = offer.classes.map((each) => {
    const needs = requirementsOf(catalogue.book, party, each.class);
    return { needs, shortage: firstShortage(needs, free) };
  });
  const wanted = shortages.find(({ shortage }) => shortage?.isDeck === (offer.state === 'no-vehicles'));
  if (!wanted?.shortage) return null;
  const { resource } = wanted.shortage;
  const quantity = wanted.needs[resource] ?? 0;
  for (const trip of trips) {
    const legs = places.get(trip.sailingId)?.get(resource);
    const leg = legNumbers(trip).find((each) => (legs?.get(each) ?? 0) < quantity);
    if (leg !== undefined) return { ...stretch(catalogue, trip, leg), resource, free: legs?.get(leg) ?? 0 };
  }
  return null;
}

function legNumbers({ fromSeq, toSeq }: Segment): number[] {
  return Array.from({ length: toSeq - fromSeq }, (_, index) => fromSeq + index);
}

function stretch({ ports }: AvailabilityQuery['catalogue'], trip: Segment, leg: number) {
  const from = trip.calls[leg - trip.fromSeq]?.port ?? '';
  const to = trip.calls[leg - trip.fromSeq + 1]?.port ?? '';
  return { tripId: tripId(trip), from, fromName: nameOf(ports, from), to, toName: nameOf(ports, to) };
}
