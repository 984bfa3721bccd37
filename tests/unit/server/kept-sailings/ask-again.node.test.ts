import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { visitorBehind } from '#foundation/http/forwarded-for.ts';
import { remoteCallerOf } from '#foundation/limits/caller.ts';
import type { PageRead } from '#lib/page-cache/page-notes.ts';
import { createAskAgain } from '#server/kept-sailings/ask-again.ts';

const SEARCH: PageRead = { method: 'POST', endpoint: '/search', language: 'el', body: '{"ports":"Σύμη"}' };

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A service that answers with this status, or never. */
async function serve(status: number | null) {
  const calls: {
    method?: string | undefined;
    url?: string | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    if (status !== null) response.writeHead(status).end('{"free":"Σύμη"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = createAskAgain(`http://127.0.0.1:${port}/`);
  const close = () => {
    ask.close();
    server.closeAllConnections();
    server.close();
  };
  open.push(close);
  return { ask, calls, close };
}

it('asks as the page did, and returns the answer as it was sent', async () => {
  const { ask, calls } = await serve(200);
  expect(await ask(SEARCH)).toBe('{"free":"Σύμη"}');
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/reservations/search',
    body: SEARCH.body,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-locale': 'el' },
  });
  await ask({ method: 'GET', endpoint: '/calendar?from=RHO', language: null, body: null });
  expect(calls[1]).toMatchObject({ method: 'GET', url: '/reservations/calendar?from=RHO', body: '' });
  expect(calls[1]?.headers['accept-locale']).toBeUndefined();
});

// A site on another machine would have been one caller, with one allowance for all of its visitors.
it('is counted against nobody, also from another machine', async () => {
  const { ask, calls } = await serve(200);
  await ask(SEARCH);
  const seen = visitorBehind(String(calls[0]?.headers['x-forwarded-for']), '10.0.0.5', 1);
  expect(remoteCallerOf(new Request('http://backend', { headers: { 'x-forwarded-for': seen } }))).toBeNull();
});

it.each([422, 429, 500, 503])('returns null for %i', async (status) => {
  const { ask } = await serve(status);
  expect(await ask(SEARCH)).toBeNull();
});

it('returns null when nobody listens, or nobody answers in time', async () => {
  const { ask } = await serve(null);
  expect(await ask(SEARCH)).toBeNull();
  const gone = await serve(200);
  await gone.ask(SEARCH);
  gone.close();
  expect(await gone.ask(SEARCH)).toBeNull();
});
