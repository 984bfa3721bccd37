import { describe, expect, it } from 'vitest';
import { createEdgeSite } from '../../../../deploy/cloudflare/worker/edge-site.ts';
import { LEASE_MS } from '../../../../deploy/cloudflare/worker/purges.ts';

const PAGE = '<!doctype html><script>self.__next_f.push([1,"kept"])</script>';
const html = (control: string, more: HeadersInit = {}) =>
  new Response(PAGE, { headers: { 'content-type': 'text/html', 'cache-control': control, ...more } });

const ORIGIN = 'https://node.example.gr';

function edge(
  answer: (request: Request) => Response,
  env: Record<string, string> = {},
  kept: () => Response | null = () => null,
) {
  const requests: Request[] = [];
  const fetched: Request[] = [];
  const waits: number[] = [];
  const site = createEdgeSite({
    env: { SITE_URL: 'https://www.example.gr', SITE_ORIGIN: ORIGIN, ...env },
    pages: { answer: async () => kept(), answerFlight: async () => kept() },
    fetch: async (request) => {
      fetched.push(request);
      return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    },
    newId: () => 'request-1',
    wait: async (ms) => void waits.push(ms),
  });
  const get = (path: string, init: RequestInit = {}) =>
    site(new Request(`https://www.example.gr${path}`, init), {
      site: async (request) => {
        requests.push(request);
        return answer(request);
      },
      inBackground: () => {},
    });
  return { get, requests, fetched, waits };
}

describe('the worker around the site', () => {
  it('hashes the scripts of a cacheable page', async () => {
    const { get } = edge(() => html('s-maxage=60', { 'cache-tag': 'a,b' }));
    const answer = await get('/news');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers.get('cache-tag')).toBeNull();
    expect(await answer.text()).toBe(PAGE);
  });

  it('allows the nonce of the scripts in a visitor’s own page', async () => {
    const { get, requests } = edge(() => html('private, no-store'));
    const policy = (await get('/booking/manage')).headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-[^']+'/.exec(policy)?.[0] ?? 'none';
    expect(requests[0]?.headers.get('content-security-policy')).toBe(`script-src ${nonce}`);
  });

  it('hashes error pages, which are prerendered without a nonce', async () => {
    const { get } = edge(() => new Response(PAGE, { status: 404, headers: { 'content-type': 'text/html' } }));
    expect((await get('/gone')).headers.get('content-security-policy')).toContain("'sha256-");
  });

  it('answers HEAD with the headers of GET, without the page', async () => {
    const { get, requests } = edge(() => html('s-maxage=60'));
    const answer = await get('/news', { method: 'HEAD' });
    expect(requests[0]?.method).toBe('GET');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    expect(await answer.text()).toBe('');
  });

  it('takes the visitor’s address only from Cloudflare', async () => {
    const { get, requests } = edge(() => html('s-maxage=60'));
    await get('/', { headers: { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'forged-by-a-visitor' } });
    await get('/', { headers: { 'x-forwarded-for': '6.6.6.6', 'cf-connecting-ip': '192.0.2.1' } });
    expect(requests.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual([null, '192.0.2.1']);
    expect(requests[0]?.headers.get('x-request-id')).toBe('request-1');
  });

  it('sends a kept page without the site, and names the request', async () => {
    const { get, requests } = edge(
      () => html(''),
      {},
      () => new Response('kept'),
    );
    const answer = await get('/news');
    expect([await answer.text(), answer.headers.get('x-request-id')]).toEqual(['kept', 'request-1']);
    expect(requests).toEqual([]);
  });

  it('decides about a browser’s copy of a page itself, and names what the page depends on', async () => {
    const { get, requests } = edge(() => html('s-maxage=60', { etag: '"of Next"', vary: 'rsc' }));
    const first = await get('/news');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toBe('rsc, Accept-Encoding, Accept-Language, Cookie');
    const again = await get('/news', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(requests[1]?.headers.get('if-none-match')).toBeNull();
    expect((await get('/news', { headers: { 'if-none-match': '"of Next"' } })).status).toBe(200);
  });

  it('answers a publish only when no isolate relies on older purges any more', async () => {
    const publish = { method: 'POST', body: '{}' };
    const { get, waits } = edge(() => Response.json({}));
    await get('/api/revalidate', publish);
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeGreaterThan(LEASE_MS);
    const refused = edge(() => new Response(null, { status: 401 }));
    await refused.get('/api/revalidate', publish);
    expect(refused.waits).toEqual([]);
  });

  it('fetches pictures from the Node host without the visitor’s session', async () => {
    const { get, fetched } = edge(() => html(''));
    await get('/share/el/home.jpg?v=1', { headers: { cookie: 'session=1' } });
    expect(fetched[0]?.url).toBe('https://node.example.gr/share/el/home.jpg?v=1');
    expect(fetched[0]?.headers.get('cookie')).toBeNull();
  });

  it('redirects to the Studio on the Node host', async () => {
    const led = await edge(() => html('')).get('/studio/structure');
    expect(led.headers.get('location')).toBe('https://node.example.gr/studio/structure');
  });

  it.each(['', 'node.example.gr', 'file:///etc'])(
    'refuses to start with “%s” as the address of the Node host, and says so in one line',
    async (SITE_ORIGIN) => {
      const { get, requests } = edge(() => html(''), { SITE_ORIGIN });
      for (const path of ['/', '/api/ready', '/image/x']) {
        const answer = await get(path);
        expect([answer.status, await answer.text()]).toEqual([
          503,
          expect.stringMatching(/^SITE_ORIGIN [^\n]+\n$/),
        ]);
      }
      expect(requests).toEqual([]);
    },
  );

  it('sends the site’s headers with every response, not only pages', async () => {
    const { get } = edge(() => Response.json({}));
    const { headers } = await get('/api/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('content-security-policy')).toBeNull();
  });

  it('answers a probe itself, with the state of its backend and missing settings', async () => {
    // /api/ready was 404 here, so that probes took the worker out of service.
    const { get, requests, fetched } = edge(() => html(''), { BACKEND_URL: 'https://backend.example.gr' });
    const bare = await get('/api/ready');
    expect(bare.status).toBe(200);
    expect(await bare.json()).toEqual({
      status: 'ready',
      backend: 'ready',
      missing: [expect.stringContaining('EDGE_SECRET')],
    });
    expect(fetched[0]?.url).toBe('https://backend.example.gr/ready');
    expect(requests).toEqual([]);
    const complete = edge(() => html(''), { EDGE_SECRET: 'x' });
    expect(await (await complete.get('/api/ready')).json()).toEqual({ status: 'ready', backend: 'away' });
  });
});
