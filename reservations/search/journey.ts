import { athensInstant } from '#foundation/dates/athens.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Journey, JourneyPlaces } from '#contracts/reservations/search.ts';
import { ends, legOf } from '../sailings/journey.ts';
import { leastFree, type AvailabilityQuery } from '#reservations/sailings/availability.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { durationMinutes } from '../sailings/journey.ts';
import type { FoundJourneys } from './find.ts';
import { fullLegOf } from './full-leg.ts';
import type { Places } from './places.ts';
import { centsWithReturn } from './with-return.ts';

/**
 * A journey as shown to travellers: a leg for each ship, and what is free on all of them.
 * @param dayOfReturn of a search that goes there and back
 */
export function journeyOf(
  found: FoundJourneys,
  places: Places,
  query: AvailabilityQuery,
  dayOfReturn?: string,
): Journey {
  const { catalogue } = query;
  const { trips: segments, offer: availability } = found;
  const legs = segments.map((segment) => legOf(catalogue, segment));
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new Error('journey without segments');
  const others = placesOf(segments, query);
  const opens = opensAt(segments);
  const isShort = availability.state === 'sold-out' || availability.state === 'no-vehicles';
  return {
    id: found.id,
    legs,
    departsAt: athensInstant(new Date(found.departs)),
    arrivesAt: athensInstant(new Date(found.arrives)),
    durationMinutes: durationMinutes(ends(first)[0], ends(last)[1]),
    state: availability.state,
    notice: noticeOf(segments),
    ...(opens !== null && { salesOpenAt: athensInstant(new Date(opens)) }),
    salesCloseAt: athensInstant(new Date(Math.min(...segments.map((segment) => segment.salesClose)))),
    classes: availability.classes.map((each) => ({
      ...each,
      isFew: each.free <= catalogue.search.fewSeats,
      ...withReturn(each, segments, query, dayOfReturn),
    })),
    carsFree: others.cars,
    places: others,
    ...(isShort && { fullLeg: fullLegOf(found, places, query) }),
  };
}

function withReturn(
  { class: travelClass, totalCents }: FoundJourneys['offer']['classes'][number],
  segments: readonly Segment[],
  query: AvailabilityQuery,
  dayOfReturn: string | undefined,
): { withReturnCents?: number } {
  if (totalCents === null || dayOfReturn === undefined) return {};
  const withReturnCents = centsWithReturn(segments, travelClass, dayOfReturn, query);
  return withReturnCents !== null && withReturnCents < totalCents ? { withReturnCents } : {};
}

function placesOf(segments: readonly Segment[], { catalogue }: AvailabilityQuery): JourneyPlaces {
  const free = leastFree(segments);
  const carDm = catalogue.tariff.vehicle('CAR1').units;
  const cars = free.CEU_DM === undefined ? null : Math.floor(free.CEU_DM / carDm);
  return {
    cars,
    laneDm: free.CEU_DM ?? null,
    motorbikes: free.MOTO ?? null,
    bicycles: free.BIKE ?? null,
    pets: free.PET ?? null,
    wheelchairs: free.PMR ?? null,
    areCarsFew: cars !== null && cars <= catalogue.search.fewCars,
  };
}

/**
 * When the last of the ships goes on sale; null when all of them have been on sale since they were in the timetable.
 */
export function opensAt(segments: readonly Segment[]): number | null {
  const moments = segments.flatMap((segment) => segment.salesOpen ?? []);
  return moments.length > 0 ? Math.max(...moments) : null;
}

/** The notices of all ships, in their order. */
function noticeOf(segments: readonly Segment[]): Bilingual | null {
  const notices = segments.flatMap(({ noticeEl, noticeEn }) =>
    noticeEl && noticeEn ? [{ el: noticeEl, en: noticeEn }] : [],
  );
  if (notices.length === 0) return null;
  return { el: notices.map(({ el }) => el).join(' '), en: notices.map(({ en }) => en).join(' ') };
}
