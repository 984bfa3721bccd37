import { athensDay } from '#foundation/dates/athens.ts';
import { Quote, QuoteRequest } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { Punctuality } from '#contracts/reservations/punctuality.ts';
import {
  CalendarResult,
  DepartureBoard,
  SearchRequest,
  SearchResult,
} from '#contracts/reservations/search.ts';
import { WaysResult } from '#contracts/reservations/ways.ts';
import { holdsToEnd } from '#reservations/bookings/end-hold.ts';
import { prepare, requireAdults } from '#reservations/bookings/prepare.ts';
import type { Context } from '#reservations/context/context.ts';
import { requireClaims } from '#reservations/promotions/claims.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { departureBoard } from '#reservations/sailings/departures.ts';
import { nextDeparturesTo } from '#reservations/sailings/next-departures.ts';
import { punctualityOf } from '#reservations/sailings/punctuality.ts';
import { parseSegmentId } from '#reservations/sailings/segment-id.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { monthCalendar } from '#reservations/search/calendar.ts';
import { searchJourneys } from '#reservations/search/search.ts';
import { defineRoute } from './define-route.ts';
import { requirePort, requireRoutes } from './ports.ts';
import { CalendarQuery, DeparturesQuery, PunctualityQuery, WaysQuery } from './queries.ts';
import { SEARCHES } from './rate-limit.ts';

const ONE_ADULT: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };

/** Places and prices on a day, public. */
export const searchRoutes = [
  defineRoute({
    method: 'post',
    path: '/search',
    summary: 'Journeys of a day with places and prices, and the week around it',
    limits: [SEARCHES],
    input: { body: SearchRequest },
    responses: { 200: SearchResult },
    refusals: [422],
    async handler({ body: { party, trips } }, context) {
      const query = await availabilityQuery(context, party);
      requireRoutes(query.catalogue, trips);
      return { trips: await searchJourneys(context.db, trips, query) };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/calendar',
    summary: 'Lowest price of each day of a month',
    input: { query: CalendarQuery },
    responses: { 200: CalendarResult },
    refusals: [404, 422],
    async handler({ query: { party, ...route } }, context) {
      const query = await availabilityQuery(context, party);
      requirePort(query.catalogue, route.from);
      requirePort(query.catalogue, route.to);
      return monthCalendar(context.db, route, query);
    },
  }),

  defineRoute({
    method: 'get',
    path: '/departures',
    summary: 'The departure board of a port',
    input: { query: DeparturesQuery },
    responses: { 200: DepartureBoard },
    refusals: [404],
    async handler({ query: { port, date } }, context) {
      const query = await availabilityQuery(context, ONE_ADULT);
      requirePort(query.catalogue, port);
      return departureBoard(context.db, port, date, query);
    },
  }),

  defineRoute({
    method: 'get',
    path: '/ways',
    summary: 'How to reach a port by a direct ship',
    input: { query: WaysQuery },
    responses: { 200: WaysResult },
    refusals: [404],
    async handler({ query: { to } }, context) {
      const query = await availabilityQuery(context, ONE_ADULT);
      requirePort(query.catalogue, to);
      return nextDeparturesTo(context.db, to, query);
    },
  }),

  defineRoute({
    method: 'get',
    path: '/punctuality',
    summary: 'How many of the last sailings like this one were on time',
    input: { query: PunctualityQuery },
    responses: { 200: Punctuality },
    refusals: [404],
    async handler({ query: { tripId } }, { db, catalogue, clock }) {
      const key = parseSegmentId(tripId);
      if (!key) throw new DomainError('not_found', { detail: bilingual('refusals.noSuchSailing') });
      return punctualityOf(db, await catalogue(), key, clock());
    },
  }),

  defineRoute({
    method: 'post',
    path: '/quotes',
    summary: 'Price without reserving',
    input: { body: QuoteRequest },
    responses: { 200: Quote },
    refusals: [422],
    async handler({ body }, { db, catalogue, clock }) {
      const { quote } = await prepare(db, await catalogue(), body, athensDay(clock()));
      return quote;
    },
  }),
];

/** Also passes the search the function that ends expired holds. */
async function availabilityQuery(context: Context, party: Party): Promise<AvailabilityQuery> {
  const now = context.clock();
  const catalogue = await context.catalogue();
  requireAdults(party, catalogue.policy);
  requireClaims(catalogue.tariff, party, athensDay(now));
  const query = { catalogue, party, now, today: athensDay(now) };
  return context.quarantine ? query : { ...query, endHolds: holdsToEnd(context) };
}
