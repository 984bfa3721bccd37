import { Hono } from 'hono';
import { athensDay } from '#foundation/dates/athens.ts';
import { createAttempts } from '#reservations/bookings/access/attempts.ts';
import { createSigner } from '#reservations/bookings/access/signed.ts';
import { prepare, requireAdults } from '../bookings/prepare.ts';
import { holdsToEnd } from '../bookings/end-hold.ts';
import type { Context } from '#reservations/context/context.ts';
import { QuoteRequest } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { SearchRequest } from '#contracts/reservations/search.ts';
import { createKeeper } from './keeper.ts';
import { networkOf } from '../network/network-of.ts';
import { refuseInQuarantine } from '#reservations/kernel/quarantine.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { monthCalendar } from '../search/calendar.ts';
import { searchJourneys } from '../search/search.ts';
import { departureBoard } from '../sailings/departures.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { requireClaims } from '#reservations/promotions/claims.ts';
import { nextDeparturesTo } from '#reservations/sailings/next-departures.ts';
import { feedRoutes } from '#reservations/network/gtfs/feed-routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { rateLimit, SEARCHES } from './rate-limit.ts';
import { changeRoutes } from './change-routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { languageOf } from './language.ts';
import { describe } from './openapi.ts';
import { readBody, readQuery } from './parse.ts';
import { requirePort, requireRoutes } from './ports.ts';
import { problemResponse } from './problem.ts';
import { openRoutes } from './open-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { priceListRoutes } from './price-list-routes.ts';
import { rightsRoutes } from './rights-routes.ts';
import { ticketRoutes } from './ticket-routes.ts';
import { waitingRoutes } from './waiting/routes.ts';
import { timetableDay } from '#reservations/search/timetable/day.ts';
import { timetable } from '#reservations/search/timetable/timetable.ts';
import { CalendarQuery, DeparturesQuery, TimetableDayQuery, WaysQuery } from './queries.ts';

const ONE_ADULT: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };

/** The doors of the service. Every answer is JSON that no cache may keep; every refusal is a problem document. */
export function createApp(context: Context): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(refuseInQuarantine(context.quarantine ?? null));
  app.notFound((c) => problemResponse(new DomainError('not_found'), languageOf(c.req.raw.headers)));
  app.onError((error, c) => {
    const language = languageOf(c.req.raw.headers);
    if (error instanceof DomainError) return problemResponse(error, language);
    context.log.error({ error: error.stack, path: c.req.routePath }, 'reservations failed');
    return problemResponse(new DomainError('engine_down'), language);
  });

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/openapi.json', (c) => c.json(describe()));
  app.get('/network', async (c) =>
    c.json(networkOf(await context.catalogue(), context.providers, context.clock())),
  );

  app.post('/search', async (c) => {
    await rateLimit(context.limits, SEARCHES, c.req.raw);
    const request = await readBody(c.req.raw, SearchRequest);
    const query = await ask(context, request.party);
    requireRoutes(query.catalogue, request.trips);
    return c.json({ trips: await searchJourneys(context.db, request.trips, query) });
  });
  app.get('/calendar', async (c) => {
    const { party, ...route } = readQuery(c.req.raw, CalendarQuery);
    const query = await ask(context, party);
    requirePort(query.catalogue, route.from);
    requirePort(query.catalogue, route.to);
    return c.json(await monthCalendar(context.db, route, query));
  });
  app.get('/departures', async (c) => {
    const { port, date } = readQuery(c.req.raw, DeparturesQuery);
    const query = await ask(context, ONE_ADULT);
    requirePort(query.catalogue, port);
    return c.json(await departureBoard(context.db, port, date, query));
  });
  app.get('/ways', async (c) => {
    const { to } = readQuery(c.req.raw, WaysQuery);
    const query = await ask(context, ONE_ADULT);
    requirePort(query.catalogue, to);
    return c.json(await nextDeparturesTo(context.db, to, query));
  });
  const timetables = createKeeper<string>(context.db);
  app.get('/timetable', async (c) => {
    const catalogue = await context.catalogue();
    const now = context.clock();
    const text = await timetables('whole', { catalogue, now }, async (pause) =>
      JSON.stringify(await timetable(context.db, catalogue, now, pause)),
    );
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  app.get('/timetable/day', async (c) => {
    const { date } = readQuery(c.req.raw, TimetableDayQuery);
    return c.json(await timetableDay(context.db, await context.catalogue(), date, context.clock()));
  });
  app.post('/quotes', async (c) => {
    const request = await readBody(c.req.raw, QuoteRequest);
    const { quote } = await prepare(
      context.db,
      await context.catalogue(),
      request,
      athensDay(context.clock()),
    );
    return c.json(quote);
  });
  app.route('/', priceListRoutes(context));
  const signer = createSigner({ ...context, key: context.secrets.dataKey });
  const attempts = createAttempts(context.limits, signer, context.log);
  app.route('/', bookingRoutes(context, attempts));
  app.route('/', openRoutes(context, attempts, signer));
  app.route('/', paymentRoutes(context, attempts));
  app.route('/', changeRoutes(context, attempts));
  app.route('/', ticketRoutes(context, attempts));
  app.route('/', rightsRoutes(context, attempts));
  app.route('/', feedRoutes(context));
  app.route('/', waitingRoutes(context));
  app.route('/', contactRoutes(context, attempts));
  app.route('/operator', operatorRoutes(context));
  return app;
}

/** What every answer about places needs: who asks, when, and how to end holds that are over. */
async function ask(context: Context, party: Party): Promise<AvailabilityQuery> {
  const now = context.clock();
  const catalogue = await context.catalogue();
  requireAdults(party, catalogue.policy);
  requireClaims(catalogue.tariff, party, athensDay(now));
  const question = { catalogue, party, now, today: athensDay(now) };
  return context.quarantine ? question : { ...question, endHolds: holdsToEnd(context) };
}
