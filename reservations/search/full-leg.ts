import type { FullLeg } from '#contracts/reservations/search.ts';
import { firstShortage, requirementsOf } from '#reservations/sailings/inventory/needs.ts';
import { nameOf } from '../sailings/journey.ts';
import { leastFree, type AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import type { FoundJourneys } from './find.ts';
import type { Places } from './places.ts';

/**
 * The part of the journey that is full for this party. Travellers who see it often find that another part still has
 * room. Null for a ship that could never take this party: then waiting is no use.
 */
export function fullLegOf(
  { trips: segments, offer: availability }: FoundJourneys,
  places: Places,
  { catalogue, party }: AvailabilityQuery,
): FullLeg | null {
  if (availability.isImpossible) return null;
  const free = leastFree(segments);
  const shortages = availability.classes.map((each) => {
    const needs = requirementsOf(catalogue.tariff, party, each.class);
    return { needs, shortage: firstShortage(needs, free) };
  });
  const wanted = shortages.find(
    ({ shortage }) => shortage?.isDeck === (availability.state === 'no-vehicles'),
  );
  if (!wanted?.shortage) return null;
  const { resource } = wanted.shortage;
  const quantity = wanted.needs[resource] ?? 0;
  for (const segment of segments) {
    const legs = places.get(segment.sailingId)?.get(resource);
    const leg = legNumbers(segment).find((each) => (legs?.get(each) ?? 0) < quantity);
    if (leg !== undefined)
      return { ...stretch(catalogue, segment, leg), resource, free: legs?.get(leg) ?? 0 };
  }
  return null;
}

function legNumbers({ fromSeq, toSeq }: Segment): number[] {
  return Array.from({ length: toSeq - fromSeq }, (_, index) => fromSeq + index);
}

function stretch({ ports }: AvailabilityQuery['catalogue'], segment: Segment, leg: number) {
  const from = segment.calls[leg - segment.fromSeq]?.port ?? '';
  const to = segment.calls[leg - segment.fromSeq + 1]?.port ?? '';
  return { tripId: tripId(segment), from, fromName: nameOf(ports, from), to, toName: nameOf(ports, to) };
}
