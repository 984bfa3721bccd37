import { athensInstant } from '#foundation/dates/athens.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Journey, JourneyPlaces } from '#contracts/reservations/search.ts';
import { ends, legOf } from '../sailings/journey.ts';
import { leastFree, type AvailabilityQuery } from '../sailings/offer.ts';
import type { Segment } from '../sailings/trips.ts';
import { durationMinutes } from '../sailings/journey.ts';
import type { FoundJourneys } from './find.ts';
import { fullLegOf } from './full-leg.ts';
import type { Places } from './places.ts';

/** A journey as travellers read it: a leg for each ship, and what is free on all of them. */
export function journeyOf(found: FoundJourneys, places: Places, question: AvailabilityQuery): Journey {
  const { catalogue } = question;
  const { trips, offer } = found;
  const legs = trips.map((trip) => legOf(catalogue, trip));
  const [first] = trips;
  const last = trips.at(-1);
  if (!first || !last) throw new Error('a journey without a ship');
  const others = placesOf(trips, question);
  const opens = opensAt(trips);
  const isShort = offer.state === 'sold-out' || offer.state === 'no-vehicles';
  return {
    id: found.id,
    legs,
    departsAt: athensInstant(new Date(found.departs)),
    arrivesAt: athensInstant(new Date(found.arrives)),
    durationMinutes: durationMinutes(ends(first)[0], ends(last)[1]),
    state: offer.state,
    notice: noticeOf(trips),
    ...(opens !== null && { salesOpenAt: athensInstant(new Date(opens)) }),
    salesCloseAt: athensInstant(new Date(Math.min(...trips.map((trip) => trip.salesClose)))),
    classes: offer.classes.map((each) => ({ ...each, isFew: each.free <= catalogue.search.fewSeats })),
    carsFree: others.cars,
    places: others,
    ...(isShort && { fullLeg: fullLegOf(found, places, question) }),
  };
}

function placesOf(trips: readonly Segment[], { catalogue }: AvailabilityQuery): JourneyPlaces {
  const free = leastFree(trips);
  const carDm = catalogue.book.vehicle('CAR1').units;
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

/** When the last of the ships goes on sale; null when all of them did when they came into the timetable. */
export function opensAt(trips: readonly Segment[]): number | null {
  const moments = trips.flatMap((trip) => trip.salesOpen ?? []);
  return moments.length > 0 ? Math.max(...moments) : null;
}

/** What is to know about any of the ships, in their order. */
function noticeOf(trips: readonly Segment[]): Bilingual | null {
  const notices = trips.flatMap(({ noticeEl, noticeEn }) =>
    noticeEl && noticeEn ? [{ el: noticeEl, en: noticeEn }] : [],
  );
  if (notices.length === 0) return null;
  return { el: notices.map(({ el }) => el).join(' '), en: notices.map(({ en }) => en).join(' ') };
}
