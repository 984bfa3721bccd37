import type { Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import type { Core } from './core.ts';
import { badRequest, notFound } from '#content-lake/protocol/errors.ts';
import { identityOf } from '#content-lake/protocol/principal.ts';
import { isObject } from '#content-lake/protocol/document.ts';
import { openTextStream, type TextStream } from '#foundation/http/event-stream.ts';

/*
 * Many event streams over one connection. A browser opens at most six HTTP/1.1 connections to a host, and an open
 * document in the Studio needs more event streams than that. Not part of the hosted service.
 *
 *   GET  /v…/mux/<session>        stays open, `application/x-ndjson`, one JSON object per line:
 *        {"ready":true}                                  first line; now channels can be opened
 *        {"id":"c1","status":200,"headers":{"content-type":"text/event-stream; charset=utf-8"}}
 *        {"id":"c1","chunk":"event: welcome\n…"}          text of the channel's body, cut anywhere
 *        {"id":"c1","end":true}                          the channel's body has ended
 *        {}                                              every 15 seconds
 *   POST /v…/mux/<session>        one of
 *        {"open":{"id":"c1","path":"/v2025-02-19/data/listen/production?query=…","lastEventId":"…"}}
 *        {"close":{"id":"c1"}}
 *        → 204; 404 when there is no such session (the GET has ended: open a new one and all channels again)
 *
 * `<session>` is chosen by the client, 16 to 64 letters and digits, random; it belongs to the sender of the GET.
 * `path` begins with the version, without the prefix that the lake is mounted under, and leads to `/data/listen/` or
 * `/data/live/events/`. Each channel is a request of its own with the `Authorization` and `Cookie` of the POST; one that
 * is refused sends its status and its error body as chunks, then ends. A channel id can be used again after its end.
 */

const MAX_CHANNELS = 64;
const MAX_SESSIONS = 1_000;
const SESSION = /^[A-Za-z0-9_-]{16,64}$/;
const STREAMS = /^\/v[0-9A-Za-z.-]+\/data\/(listen|live\/events)\//;
const FORWARDED_HEADERS = ['authorization', 'cookie', 'origin', 'x-sanity-project-id', 'x-forwarded-for'];

type Session = { owner: string; stream: TextStream; channels: Map<string, AbortController> };

export function muxRoutes({ openStreams }: Core): Routes {
  const sessions = new Map<string, Session>();

  return ({ api, root }) => {
    api.get('/mux/:session', (c) => {
      const name = c.req.param('session');
      if (!SESSION.test(name)) throw badRequest('A session is 16 to 64 letters, digits, dashes');
      if (sessions.has(name) || sessions.size >= MAX_SESSIONS)
        throw badRequest('This session cannot be opened');
      const channels = new Map<string, AbortController>();
      const giveBack = openStreams.take(c.get('principal'), c.req.raw);
      const stream = openTextStream({
        contentType: 'application/x-ndjson; charset=utf-8',
        keepAlive: '{}\n',
      });
      stream.signal.addEventListener('abort', () => {
        sessions.delete(name);
        giveBack();
        for (const channel of channels.values()) channel.abort();
      });
      sessions.set(name, { owner: identityOf(c.get('principal')), stream, channels });
      write(stream, { ready: true });
      return stream.response;
    });

    api.post('/mux/:session', async (c) => {
      const session = sessions.get(c.req.param('session'));
      if (!session || session.owner !== identityOf(c.get('principal'))) throw notFound('No such session');
      const { open, close } = await readJsonObject(c);
      if (isObject(close) && typeof close['id'] === 'string') session.channels.get(close['id'])?.abort();
      else if (isObject(open)) openChannel(session, open, c.req.raw, (request) => root.fetch(request));
      else throw badRequest('Expected "open" or "close"');
      return c.body(null, 204);
    });
  };
}

type Fetch = (request: Request) => Response | Promise<Response>;

function openChannel(session: Session, open: Record<string, unknown>, carrier: Request, fetch: Fetch): void {
  const { id, path, lastEventId } = open;
  if (typeof id !== 'string' || id === '' || id.length > 64) throw badRequest('A channel needs an id');
  const address = URL.parse(typeof path === 'string' ? path : '', carrier.url);
  // Checked in its resolved form: `..` in a path leads elsewhere.
  if (typeof path !== 'string' || !path.startsWith('/v') || !address || !STREAMS.test(address.pathname))
    throw badRequest('Only event streams can be channels');
  if (session.channels.has(id)) throw badRequest(`Channel "${id}" is open already`);
  if (session.channels.size >= MAX_CHANNELS)
    throw badRequest(`A session has at most ${MAX_CHANNELS} channels`);
  if (lastEventId !== undefined && !(typeof lastEventId === 'string' && /^[\x21-\x7e]*$/.test(lastEventId)))
    throw badRequest('"lastEventId" is invalid');
  const closed = new AbortController();
  session.channels.set(id, closed);
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = carrier.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  const request = new Request(address, { headers });
  void pump(session.stream, id, request, fetch, closed.signal)
    .catch(() => undefined)
    .finally(() => {
      session.channels.delete(id);
      write(session.stream, { id, end: true });
    });
}

async function pump(stream: TextStream, id: string, request: Request, fetch: Fetch, closed: AbortSignal) {
  const response = await fetch(request);
  const contentType = response.headers.get('content-type') ?? '';
  write(stream, { id, status: response.status, headers: { 'content-type': contentType } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  if (closed.aborted) return cancel();
  closed.addEventListener('abort', cancel, { once: true });
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    write(stream, { id, chunk: next.value });
    // A busy channel waits in its own queue instead of ending the session of all channels.
    await stream.ready();
  }
}

function write(stream: TextStream, line: object): void {
  stream.send(`${JSON.stringify(line)}\n`);
}
