import { Network } from '#contracts/reservations/network.ts';
import { Timetable, TimetableDay } from '#contracts/reservations/timetable.ts';
import { networkOf } from '#reservations/network/network-of.ts';
import { timetableDay } from '#reservations/search/timetable/day.ts';
import { timetable } from '#reservations/search/timetable/timetable.ts';
import { defineRoute } from './define-route.ts';
import { TimetableDayQuery } from './queries.ts';

const validators = { ETag: 'Tells this timetable from others', 'Last-Modified': 'When it last changed' };

/** Network and timetable, for everybody. */
export const networkRoutes = [
  defineRoute({
    method: 'get',
    path: '/network',
    summary: 'Ports, quays, ships and lines',
    responses: { 200: Network },
    handler: async (_, { catalogue, providers, clock }) => networkOf(await catalogue(), providers, clock()),
  }),

  defineRoute({
    method: 'get',
    path: '/timetable',
    summary: 'Every line in both directions, by season, with times, ships, prices and connections',
    responses: { 200: Timetable },
    async handler(_, context) {
      const catalogue = await context.catalogue();
      const now = context.clock();
      const text = await context.timetables('whole', { catalogue, now }, async (pause) =>
        JSON.stringify(await timetable(context.db, catalogue, now, pause)),
      );
      return new Response(text, { headers: { 'Content-Type': 'application/json' } });
    },
  }),

  defineRoute({
    method: 'get',
    path: '/timetable/day',
    summary: 'The sailings of a day',
    input: { query: TimetableDayQuery },
    responses: { 200: TimetableDay },
    handler: async ({ query: { date } }, { db, catalogue, clock }) =>
      timetableDay(db, await catalogue(), date, clock()),
  }),

  /** Has validators, so that clients don't download the same bytes twice. */
  defineRoute({
    method: 'get',
    path: '/gtfs.zip',
    summary: 'The whole timetable as GTFS with fares',
    responses: {
      200: { files: ['application/zip'], headers: validators },
      304: { headers: validators },
    },
    async handler({ request }, { readFeed, clock }) {
      const { bytes, etag, lastModified } = await readFeed(clock());
      const headers = {
        ETag: etag,
        'Last-Modified': lastModified.toUTCString(),
        'Content-Disposition': 'attachment; filename="gtfs.zip"',
      };
      if (isKnown(request.headers, etag, lastModified)) return new Response(null, { status: 304, headers });
      return new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/zip' } });
    },
  }),
];

/** Compares the entity tag when the client sends one, otherwise the date (RFC 9110, 13.2.2). */
function isKnown(headers: Headers, etag: string, lastModified: Date): boolean {
  const tags = headers.get('If-None-Match');
  if (tags !== null) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  const since = Date.parse(headers.get('If-Modified-Since') ?? '');
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
