import { expect, inject, it } from 'vitest';

const { worker, node } = inject('edgeSite');
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${worker}${path}`, { redirect: 'manual', headers });
const VISITOR = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'sec-fetch-site': 'none' };

it('A2: redirects a first visit to its language, never a crawler, and follows the cookie', async () => {
  const first = await ask('/', { ...VISITOR, 'accept-language': 'en-GB' });
  expect(first.status).toBe(307);
  expect(new URL(first.headers.get('location') ?? '', worker).pathname).toBe('/en');
  expect(first.headers.get('vary')).toContain('Cookie');
  expect(first.headers.get('cache-control')).toContain('no-store');
  const chosen = await ask('/', { ...VISITOR, 'accept-language': 'en-GB', cookie: 'NEXT_LOCALE=el' });
  expect(chosen.status).toBe(200);
  const crawler = await ask('/', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'accept-language': 'en',
  });
  expect(crawler.status).toBe(200);
  expect(await crawler.text()).toContain('<html lang="el"');
  expect(crawler.headers.get('set-cookie')).toBeNull();
});

it('gives each page a policy that fits its scripts, and doesn’t expose its cache tags', async () => {
  const kept = await ask('/news');
  expect(kept.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  const made = await ask('/booking/manage', { 'content-security-policy': "script-src 'nonce-chosen'" });
  const policy = made.headers.get('content-security-policy') ?? '';
  const html = await made.text();
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (nonce === undefined) expect(policy).toContain("'sha256-");
  else expect(html).toContain(`nonce="${nonce}"`);
  expect(policy).not.toContain('chosen');
  for (const answer of [kept, made]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(answer.headers.get('cache-tag')).toBeNull();
    expect(answer.headers.get('x-next-cache-tags')).toBeNull();
  }
});

it('gets pictures and share images from the Node host, and redirects to the Studio there', async () => {
  const page = await (await ask('/destinations')).text();
  const share = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const picture = /\/image\/[^" ,]+/.exec(page)?.[0] ?? '';
  for (const path of [new URL(share).pathname, picture]) {
    const [there, here] = await Promise.all([ask(path), fetch(`${node}${path}`)]);
    expect(there.status, path).toBe(200);
    expect(there.headers.get('content-type')).toMatch(/^image\//);
    expect(Buffer.from(await there.arrayBuffer()).equals(Buffer.from(await here.arrayBuffer()))).toBe(true);
  }
  const studio = await ask('/studio/structure?x=1');
  expect(studio.status).toBe(307);
  expect(studio.headers.get('location')).toBe(`${node}/studio/structure?x=1`);
});

it('has the same request id in a problem document as in its headers', async () => {
  const answer = await ask('/api/magazine/latest/fr', { 'x-request-id': 'chosen-by-a-visitor' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const id = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ status: 404, instance: `urn:meltemi:request:${id}` });
  expect(id).not.toContain('chosen');
});

it('serves files with a lifetime and the headers of the site', async () => {
  const page = await (await ask('/')).text();
  const script = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const file = await ask(script);
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

it('A11: caches nothing for addresses that don’t exist', async () => {
  const cacheOf = async (path: string) => (await ask(path)).headers.get('x-nextjs-cache');
  const [lost, kept] = ['/destinations/atlantis', '/destinations/tilos'];
  expect((await ask(lost)).status).toBe(404);
  await expect.poll(() => cacheOf(kept), { timeout: 60_000 }).toBe('HIT');
  expect(await cacheOf(lost)).not.toBe('HIT');
});
