import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '#foundation/limits/caller.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { settleForwardedFor } from '#foundation/http/forwarded-for.ts';
import { originsOf, withVisitor } from '#foundation/http/with-visitor.ts';
import { createEdgeSite } from '../../../../deploy/cloudflare/worker/edge-site.ts';

/*
 * Behind the worker all visitors were one caller to the backend: the eleventh newsletter sign-up was refused, whoever made it, and
 * all visitors together had sixty holds in a quarter of an hour.
 */

const SECRET = 'shared by worker and backend, long';
const limits = createMemoryBuckets({ clock: () => new Date(0) });
const SIGN_UPS = { name: 'sign-ups', most: 10, seconds: 600, fill: 'whole' } as const;

/** A backend far from its callers: the network in between has added its own address to the chain. */
const backend = createServer((request, response) => {
  request.headers['x-forwarded-for'] += ', 2a06:98c0:3600::103';
  settleForwardedFor(request, 0, SECRET);
  const headers = new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for']) });
  const caller = callerOf(new Request('http://backend', { headers })) ?? 'unknown';
  void limits.take(SIGN_UPS, caller).then((wait) => {
    response.writeHead(wait > 0 ? 429 : 200, { 'x-seen': JSON.stringify(request.headers) }).end(caller);
  });
});
let backendUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  backendUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

/** The site at the edge, which calls its backend as the site's forms do. */
function edge(secret: string) {
  const ask = withVisitor(fetch, { secret, origins: originsOf(backendUrl) });
  const site = createEdgeSite({
    env: { SITE_ORIGIN: 'https://node.example.gr' },
    pages: { answer: async () => null, answerFlight: async () => null },
    fetch: (request) => fetch(request),
    newId: () => 'request-1',
    wait: async () => {},
  });
  return (request: Request) =>
    site(request, {
      site: ({ headers }) =>
        ask(`${backendUrl}/desk/newsletter`, {
          method: 'POST',
          body: '{}',
          headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' },
        }),
      inBackground: () => {},
    });
}
const visit = (site: ReturnType<typeof edge>, visitor: string, more: Record<string, string> = {}) =>
  site(
    new Request('https://www.example.gr/newsletter', { headers: { 'cf-connecting-ip': visitor, ...more } }),
  );

describe('limits behind the edge', () => {
  it('count each visitor separately', async () => {
    const site = edge(SECRET);
    for (let number = 0; number < 10; number += 1) expect((await visit(site, '192.0.2.1')).status).toBe(200);
    expect((await visit(site, '192.0.2.1')).status).toBe(429);
    const other = await visit(site, '192.0.2.2');
    expect([other.status, await other.text()]).toEqual([200, '192.0.2.2']);
    expect(other.headers.get('x-seen')).not.toContain('edge');
  });

  it('ignore addresses sent without the secret', async () => {
    for (const [site, headers] of [
      [edge('another secret of the same length!!'), {}],
      [edge(''), { 'x-edge-secret': SECRET, 'x-edge-visitor': '192.0.2.3' }],
    ] as const) {
      const answer = await visit(site, '192.0.2.3', headers);
      expect(await answer.text()).toBe('127.0.0.1');
    }
  });

  it('don’t reveal the secret to other hosts', async () => {
    const seen: string[] = [];
    const ask = withVisitor(
      (input, init) => {
        seen.push(JSON.stringify([...new Request(input, init).headers]));
        return Promise.resolve(new Response());
      },
      { secret: SECRET, origins: originsOf(backendUrl, undefined, 'https://node.example.gr/') },
    );
    await ask('https://elsewhere.example', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    await ask('https://node.example.gr/image/x', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(seen.map((headers) => headers.includes(SECRET))).toEqual([false, true]);
  });

  // A firewall that asks for the secret blocked every read of content: only calls for a visitor had it.
  it('send the secret with calls for no visitor, too', async () => {
    const ask = withVisitor(
      (input, init) => Promise.resolve(Response.json([...new Request(input, init).headers])),
      { secret: SECRET, origins: originsOf(backendUrl) },
    );
    const answer = await ask(`${backendUrl}/lake/v1/data/query/production`);
    expect(await answer.json()).toEqual([['x-edge-secret', SECRET]]);
  });
});
