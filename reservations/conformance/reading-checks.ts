import { locales } from '#foundation/text/locales.ts';
import { Quote } from '#contracts/reservations/booking.ts';
import { CalendarResult, DepartureBoard } from '#contracts/reservations/search.ts';
import { expectResponse, expectProblem, require } from './probe.ts';
import type { Check } from './run.ts';
import { journeysOf } from './world.ts';

const NO_PORT = 'ZZZ';

/** Public requests without side effects. */
export const readingChecks: Check[] = [
  {
    name: 'lists every port once, and only existing ports as destinations',
    async run(_, { network }) {
      const codes = network.ports.map(({ code }) => code);
      require(new Set(codes).size === codes.length, 'a port code occurs twice in /network');
      const unknown = network.ports
        .flatMap(({ destinations }) => destinations)
        .find((code) => !codes.includes(code));
      require(unknown === undefined, `the destination ${unknown} is not a port in /network`);
    },
  },
  {
    name: 'finds journeys on the requested day, in the order of departure',
    async run(call, { from, to, date }) {
      const journeys = await journeysOf(call, from, to, date);
      const times = journeys.map(({ departsAt }) => departsAt);
      require(times.every((time) => time.startsWith(date)), `a journey does not leave on ${date}`);
      require(times.toSorted().join() === times.join(), 'journeys are not in the order of departure');
      require(journeys.every(
        ({ departsAt, arrivesAt }) => departsAt < arrivesAt,
      ), 'a ship arrives before it leaves');
    },
  },
  {
    name: 'has the same price in the search and in the quote',
    async run(_, { journey, quote }) {
      const offered = journey.classes.find((each) => each.class === 'ECO')?.totalCents;
      require(offered === quote.totalCents, `the search has ${offered} cents, the quote ${quote.totalCents}`);
    },
  },
  {
    name: 'explains every price: the lines add up to the total',
    async run(_, { quote }) {
      const sum = quote.lines.reduce((total, { cents }) => total + cents, 0);
      require(sum === quote.totalCents, `the lines sum to ${sum}, the total is ${quote.totalCents}`);
      const segments = quote.segmentCents.reduce((total, cents) => total + cents, 0);
      require(segments ===
        quote.totalCents, `the segments sum to ${segments}, the total is ${quote.totalCents}`);
    },
  },
  {
    name: 'returns the same quote twice',
    async run(call, { request, quote }) {
      const again = expectResponse(await call('POST', '/quotes', { body: request }), 200, Quote);
      require(again.totalCents === quote.totalCents, 'the same request had two prices');
    },
  },
  {
    name: 'shows the lowest price of the day’s search in the calendar',
    async run(call, { from, to, date }) {
      const path = `/calendar?from=${from}&to=${to}&month=${date.slice(0, 7)}&adults=1`;
      const { days } = expectResponse(await call('GET', path), 200, CalendarResult);
      const cell = days.find((day) => day.date === date);
      const prices = (await journeysOf(call, from, to, date)).flatMap(({ classes }) =>
        classes.flatMap(({ totalCents }) => totalCents ?? []),
      );
      require(cell?.state === 'open', `the calendar has ${cell?.state ?? 'nothing'} on a day with places`);
      require(cell.lowestCents ===
        Math.min(...prices), `the calendar has ${cell.lowestCents}, the search ${Math.min(...prices)}`);
    },
  },
  {
    name: 'shows the ship on the departure board of its port',
    async run(call, { from, date, journey }) {
      const board = expectResponse(
        await call('GET', `/departures?port=${from}&date=${date}`),
        200,
        DepartureBoard,
      );
      const sailing = journey.legs[0]?.sailingId;
      require(board.departures.some(
        ({ sailingId }) => sailingId === sailing,
      ), `${sailing} is not on the board`);
    },
  },
  {
    name: 'refuses invalid requests with a problem document',
    async run(call, { date, request }) {
      expectProblem(await call('POST', '/search', { raw: '{' }), 400, 'invalid_request');
      expectProblem(
        await call('POST', '/quotes', { body: { segments: 'all', party: [] } }),
        400,
        'invalid_request',
      );
      expectProblem(await call('GET', `/departures?port=${NO_PORT}&date=${date}`), 404, 'not_found');
      const alone = { ...request, party: { passengers: [{ category: 'CHD' }], vehicles: [], pets: [] } };
      expectProblem(await call('POST', '/quotes', { body: alone }), 422, 'rule_violation');
    },
  },
  {
    name: 'writes problems in the caller’s language',
    async run(call) {
      const [greek, english] = await Promise.all(
        locales.map(async (language) =>
          expectProblem(await call('POST', '/search', { raw: '{', language }), 400, 'invalid_request'),
        ),
      );
      require(/[α-ω]/.test(greek?.title ?? ''), 'the Greek title of a problem is not Greek');
      require(!/[α-ω]/.test(english?.title ?? ''), 'the English title of a problem is Greek');
    },
  },
];
