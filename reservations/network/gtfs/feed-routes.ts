import { Hono } from 'hono';
import type { Context } from '#reservations/context/context.ts';
import { createFeedReader } from './stored-feed.ts';

/** `GET /gtfs.zip`: the timetable for everybody, with a validator so that nobody fetches the same bytes twice. */
export function feedRoutes(context: Context): Hono {
  const app = new Hono();
  const read = createFeedReader(context.db, siteUrlOf(context));
  app.get('/gtfs.zip', async (c) => {
    const { bytes, etag, lastModified } = await read(context.clock());
    const headers = {
      ETag: etag,
      'Last-Modified': lastModified.toUTCString(),
      'Content-Disposition': 'attachment; filename="gtfs.zip"',
    };
    if (isKnown(c.req.raw.headers, etag, lastModified)) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/zip' } });
  });
  return app;
}

/** Where the links in the feed lead. */
export function siteUrlOf({ siteOrigins }: Context): string {
  return siteOrigins[0] ?? 'http://localhost:3000';
}

/** By the entity tag when the caller has one, else by the date (RFC 9110, 13.2.2). */
function isKnown(headers: Headers, etag: string, lastModified: Date): boolean {
  const tags = headers.get('If-None-Match');
  if (tags !== null) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  const since = Date.parse(headers.get('If-Modified-Since') ?? '');
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
