import { bilingual } from '#reservations/messages/texts.ts';
import type { Quote, QuoteRequest } from '#contracts/reservations/booking.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { waysOf } from '#contracts/reservations/life/ways.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { quote } from '../fares/quote.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';
import { needsList, refusedVehicles } from '#reservations/sailings/inventory/needs.ts';
import { entitlementFor } from '#reservations/sailings/inventory/quota.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Allotment } from '#reservations/promotions/allotments.ts';
import { requireClaims } from '#reservations/promotions/claims.ts';
import { termsOf } from '#reservations/promotions/terms.ts';
import { allotmentsOf } from '#reservations/promotions/required-allotments.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';
import { ends } from '../sailings/journey.ts';
import { pricedSegment, vesselKind } from '#reservations/sailings/availability.ts';
import { boardingPorts, minutesNeeded, minutesToChange } from '../search/changes.ts';
import { parseSegmentId, tripId } from '#reservations/sailings/segment-id.ts';
import { type Segment, segmentsByKey } from '#reservations/sailings/segments.ts';

export type PreparedBooking = {
  trips: Segment[];
  quote: Quote;
  allocations: Allocation[];
  /** Day-trip seats and the use of a code that the price depends on; taken together with the places. */
  allotments: Allotment[];
};

/**
 * Validates a request for these sailings, prices it and works out what it takes from the inventory. Reserves nothing.
 * `bookingId` names a booking that the new one replaces: its day-trip seats and code count as available.
 * @throws DomainError
 */
export async function prepare(
  db: Db,
  catalogue: Catalogue,
  request: QuoteRequest,
  today: string,
  bookingId?: string,
): Promise<PreparedBooking> {
  requireAdults(request.party, catalogue.policy);
  requireClaims(catalogue.tariff, request.party, today);
  const trips = await tripsOf(db, request);
  const errors = [
    ...shipErrors(catalogue, request, trips),
    ...orderErrors(catalogue, trips),
    ...boundErrors(catalogue, request, trips),
  ];
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
  const segments = request.segments.flatMap((segment, index) => {
    const trip = trips[index];
    return trip ? [pricedSegment(catalogue, trip, segment.class, segment.direction)] : [];
  });
  const { tariff } = catalogue;
  const terms = await termsOf(db, tariff, {
    segments,
    trips,
    promoCode: request.promoCode,
    issuedOn: today,
    people: request.party.passengers.filter(
      ({ category }) => tariff.passenger(category).discountPercent < 100,
    ).length,
    bookingId,
  });
  const price = quote(tariff, segments, request.party, today, terms);
  if (!price) throw violation('segments', 'not_sold', bilingual('errors.notSold'));
  return {
    trips,
    quote: price,
    allocations: allocationsFor(catalogue, request, trips),
    allotments: allotmentsOf(tariff, price, trips),
  };
}

/** Domain 4.6: children under eleven never travel alone, and each adult may bring a limited number of infants. */
export function requireAdults(
  { passengers }: QuoteRequest['party'],
  policy: Pick<Catalogue['policy'], 'infantsPerAdult'>,
): void {
  const categories = passengers.map(({ category }) => category);
  if (!categories.includes('ADT'))
    throw violation('party.passengers', 'adult_required', bilingual('errors.adultRequired'));
  const tooMany = infantsError('party.passengers', categories, policy);
  if (tooMany) throw new DomainError('rule_violation', { errors: [tooMany] });
}

/** The error when there are more infants than the adults may bring; otherwise null. */
export function infantsError(
  field: string,
  categories: readonly string[],
  { infantsPerAdult }: Pick<Catalogue['policy'], 'infantsPerAdult'>,
): FieldError | null {
  const count = (which: string) => categories.filter((category) => category === which).length;
  if (count('INF') <= count('ADT') * infantsPerAdult) return null;
  return fieldError(
    field,
    'too_many_infants',
    bilingual('errors.tooManyInfants', { infants: infantsPerAdult }),
  );
}

export function fieldError(field: string, code: string, message: Bilingual): FieldError {
  return { field, code, message };
}

function violation(field: string, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [fieldError(field, code, message)] });
}

async function tripsOf(db: Db, request: QuoteRequest): Promise<Segment[]> {
  const keys = request.segments.map((segment) => parseSegmentId(segment.tripId));
  const found = await segmentsByKey(
    db,
    keys.filter((key) => key !== null),
  );
  const byId = new Map(found.map((segment) => [tripId(segment), segment]));
  return request.segments.map((segment, index) => {
    const trip = byId.get(segment.tripId);
    if (trip) return trip;
    throw violation(`segments.${index}.tripId`, 'unknown_trip', bilingual('errors.unknownTrip'));
  });
}

function shipErrors(
  catalogue: Catalogue,
  { segments, party }: QuoteRequest,
  trips: readonly Segment[],
): FieldError[] {
  return trips.flatMap((segment, index) => {
    const resources = new Set<string>(Object.keys(segment.free));
    const travelClass = segments[index]?.class ?? 'ECO';
    const vehicles = refusedVehicles(catalogue.tariff, party, {
      kind: vesselKind(catalogue, segment),
      resources,
    });
    const errors = vehicles.map((vehicle) =>
      fieldError(`party.vehicles.${vehicle}`, 'vehicle_refused', bilingual('errors.vehicleRefused')),
    );
    if (!resources.has(travelClass === 'VIP' ? 'SEAT_VIP' : 'SEAT_ECO'))
      errors.push(fieldError(`segments.${index}.class`, 'no_such_class', bilingual('errors.noSuchClass')));
    return errors;
  });
}

/** Each ship must leave after the previous one has arrived, with time to change (domain 4.9). */
function orderErrors(catalogue: Catalogue, segments: readonly Segment[]): FieldError[] {
  return segments.flatMap((segment, index) => {
    const before = segments[index - 1];
    if (!before) return [];
    const [landing, boarding] = [ends(before)[1], ends(segment)[0]];
    const needed = minutesNeeded(catalogue, landing.port, boarding.port, segment.day);
    if (minutesToChange(landing, boarding) >= needed) return [];
    return [fieldError(`segments.${index}.tripId`, 'too_early', bilingual('errors.tooEarly'))];
  });
}

/**
 * The ships of one bound must connect: each leaves from the port where the previous one arrives, or from a port
 * within reach of it.
 */
function boundErrors(
  catalogue: Catalogue,
  { segments }: QuoteRequest,
  trips: readonly Segment[],
): FieldError[] {
  const ways = waysOf(segments);
  return trips.flatMap((segment, index) => {
    const before = trips[index - 1];
    const [way, wayBefore] = [ways[index] ?? 0, ways[index - 1] ?? -1];
    if (!before || way > wayBefore) return [];
    const isOneWay = way === wayBefore && segments[index]?.direction === segments[index - 1]?.direction;
    if (isOneWay && isChange(catalogue, before, segment)) return [];
    return [fieldError(`segments.${index}.way`, 'not_connected', bilingual('errors.notConnected'))];
  });
}

function isChange(catalogue: Catalogue, before: Segment, segment: Segment): boolean {
  const [{ port: landing }, { port: boarding }] = [ends(before)[1], ends(segment)[0]];
  const island = (port: string) => catalogue.ports.get(port)?.island ?? port;
  return (
    island(landing) === island(boarding) ||
    boardingPorts(catalogue, landing, segment.day).some(({ port }) => port === boarding)
  );
}

function allocationsFor(
  catalogue: Catalogue,
  request: QuoteRequest,
  segments: readonly Segment[],
): Allocation[] {
  return segments.flatMap(({ sailingId, fromSeq, toSeq }, segment) => {
    const needs = needsList(catalogue.tariff, request.party, request.segments[segment]?.class ?? 'ECO');
    return needs.map(({ resource, quantity }) => ({
      segment,
      sailingId,
      fromSeq,
      toSeq,
      resource,
      quantity,
      entitlement: entitlementFor(catalogue, request.party, resource),
    }));
  });
}
