import { describe, expect, it } from 'vitest';
import { createEdgeSite } from '../../../../deploy/cloudflare/worker/edge-site.ts';

const PAGE = '<!doctype html><script>self.__next_f.push([1,"kept"])</script>';
const html = (control: string, more: HeadersInit = {}) =>
  new Response(PAGE, { headers: { 'content-type': 'text/html', 'cache-control': control, ...more } });

function edge(answer: (request: Request) => Response, env: Record<string, string> = {}) {
  const requests: Request[] = [];
  const fetched: Request[] = [];
  const site = createEdgeSite({
    site: async (request) => {
      requests.push(request);
      return answer(request);
    },
    env: { SITE_URL: 'https://www.example.gr', ...env },
    fetch: async (request) => {
      fetched.push(request);
      return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    },
    newId: () => 'request-1',
  });
  const get = (path: string, init: RequestInit = {}) =>
    site(new Request(`https://www.example.gr${path}`, init));
  return { get, requests, fetched };
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

  it('fetches pictures from the Node host without the visitor’s session', async () => {
    const { get, fetched } = edge(() => html(''), { SITE_ORIGIN: 'https://node.example.gr' });
    await get('/share/el/home.jpg?v=1', { headers: { cookie: 'session=1' } });
    expect(fetched[0]?.url).toBe('https://node.example.gr/share/el/home.jpg?v=1');
    expect(fetched[0]?.headers.get('cookie')).toBeNull();
  });

  it('redirects to the Studio, or explains that it is elsewhere', async () => {
    const led = await edge(() => html(''), { SITE_ORIGIN: 'https://node.example.gr' }).get(
      '/studio/structure',
    );
    expect(led.headers.get('location')).toBe('https://node.example.gr/studio/structure');
    const alone = await edge(() => html('')).get('/studio');
    expect(alone.status).toBe(404);
    expect(await alone.text()).toContain('Το Studio');
  });

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
      missing: [expect.stringContaining('SITE_ORIGIN'), expect.stringContaining('EDGE_SECRET')],
    });
    expect(fetched[0]?.url).toBe('https://backend.example.gr/ready');
    expect(requests).toEqual([]);
    const complete = edge(() => html(''), { SITE_ORIGIN: 'https://node.example.gr', EDGE_SECRET: 'x' });
    expect(await (await complete.get('/api/ready')).json()).toEqual({ status: 'ready', backend: 'away' });
  });
});
