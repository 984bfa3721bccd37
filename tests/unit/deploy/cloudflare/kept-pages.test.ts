import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#lib/security/inline-scripts.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { createKeptPages } from '../../../../deploy/cloudflare/worker/kept-pages.ts';
import { createPurges } from '../../../../deploy/cloudflare/worker/purges.ts';

const html = (text: string) =>
  [
    '<!doctype html><html><head><title>t</title></head><body>',
    `<p>${text}</p>${' '.repeat(2_000)}`,
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,${JSON.stringify(`0:${JSON.stringify(text)}\n`)}])</script>`,
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>',
    '</body></html>',
  ].join('');
const rendered = (text = 'first', revalidate: number | false = 30) => ({
  html: html(text),
  headers: { 'x-next-cache-tags': 'shown:page,mentioned:offer', link: '</a.woff2>; rel=preload' },
  revalidate,
});

/** A bucket and isolates on it, whose clock stands still until `pass`. */
function start() {
  let time = 1_000_000;
  const objects = new Map<string, Uint8Array>();
  const reads: string[] = [];
  const rows: [string, number, number, number][] = [];
  let refreshes = 0;
  const isolate = (env: Record<string, string> = {}) => {
    const pages = createKeptPages({
      build: 'b1',
      settings: readSecuritySettings({ SITE_URL: 'https://www.example.gr', ...env }),
      now: () => time,
      purges: createPurges({ build: 'b1', now: () => time, read: async () => rows }),
      bucket: {
        async get(key) {
          reads.push(key);
          const found = objects.get(key);
          return found ? { arrayBuffer: async () => new Uint8Array(found).buffer } : null;
        },
        put: async (key, value) => void objects.set(key, value),
        delete: async (key) => void objects.delete(key),
      },
    });
    const context = { inBackground: () => {}, refresh: async () => void (refreshes += 1) };
    return {
      ...pages,
      get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
        pages.answer(new Request(`https://www.example.gr${path}`, { method, headers }), context),
      flight(address: string) {
        const [, hash = '', page = ''] = /^\/_flight\/([^/]+)(\/.*)$/.exec(address) ?? [];
        return pages.answerFlight({ hash, page }, new Request(`https://www.example.gr${address}`));
      },
      keepNow: (page: string, ...given: Parameters<typeof rendered>) =>
        pages.keep(page, rendered(...given), time),
    };
  };
  return {
    objects,
    reads,
    isolate,
    refreshes: () => refreshes,
    purge: (tag: string, how: 'now' | 'soon') =>
      void rows.push([`b1/${tag}`, time, time, how === 'now' ? time : time + 1e9]),
    pass: (ms: number) => void (time += ms),
  };
}

async function textOf(answer: Response | null): Promise<string> {
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  const encoding = answer?.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

const ENGLISH = { 'accept-language': 'en' };

describe('a kept page', () => {
  it('is the same in every encoding, with its policy and what it depends on', async () => {
    const { isolate } = start();
    const { keepNow, get } = isolate();
    await keepNow('/el/terms');
    const found = await Promise.all(
      ['gzip, br', 'gzip', 'identity', ''].map((accepted) => get('/terms', { 'accept-encoding': accepted })),
    );
    expect(found.map((answer) => answer?.headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
      null,
    ]);
    expect(new Set(found.map((answer) => answer?.headers.get('etag'))).size).toBe(1);
    const texts = await Promise.all(found.map(textOf));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<p>first</p>');
    expect(texts[0]).not.toContain('__next_f.push');
    const headers = Object.fromEntries(found[0]?.headers ?? []);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=30, stale-while-revalidate=2592000',
      'x-nextjs-cache': 'HIT',
      'x-content-type-options': 'nosniff',
      link: '</a.woff2>; rel=preload',
      'speculation-rules': '"/speculation-rules.json"',
    });
    expect(headers.vary).toMatch(/^rsc, .*Accept-Encoding, Accept-Language, Cookie$/);
    expect(headers['x-next-cache-tags']).toBeUndefined();
    for (const [, text = ''] of (texts[0] ?? '').matchAll(/<script>([^<]*)<\/script>/g))
      expect(headers['content-security-policy']).toContain(await hashOf(text));
  });

  it('takes one read, and none once it is in memory', async () => {
    const { isolate, reads } = start();
    await isolate().keepNow('/en/terms');
    const { get } = isolate();
    for (let time = 0; time < 3; time += 1) expect((await get('/en/terms'))?.status).toBe(200);
    expect(reads).toEqual([expect.stringMatching(/^kept\/b1\/\w{8}\/page\/en\/terms$/)]);
  });

  it('isn’t sent again to a browser that has it, and HEAD gets its headers', async () => {
    const { isolate } = start();
    const { keepNow, get } = isolate();
    await keepNow('/en/terms');
    const whole = await get('/en/terms', { 'accept-encoding': 'br' });
    const etag = whole?.headers.get('etag') ?? '';
    const again = await get('/en/terms', { 'if-none-match': etag });
    expect([again?.status, again?.body, again?.headers.get('etag')]).toEqual([304, null, etag]);
    const head = await get('/en/terms', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head?.body, head?.headers.get('content-encoding')]).toEqual([null, 'br']);
    expect(head?.headers.get('content-length')).toBe(String((await whole?.arrayBuffer())?.byteLength));
  });

  it.each([
    ['another language', '/terms', ENGLISH],
    ['draft preview', '/en/terms', { cookie: '__prerender_bypass=x' }],
    ['Next’s router', '/en/terms?_rsc=a', { rsc: '1' }],
    ['the queue', '/en/terms', { 'x-prerender-revalidate': 'x' }],
    ['a question', '/en/terms?from=KOS', {}],
    ['a posted form', '/en/terms', { 'content-type': 'text/plain' }],
  ])('isn’t for %s', async (_name, path, headers) => {
    const { keepNow, get } = start().isolate();
    await keepNow('/el/terms');
    await keepNow('/en/terms');
    expect(await get(path, headers)).toBeNull();
  });

  it('is never sent after a purge of its tags, but a newer one is', async () => {
    const { isolate, purge, pass } = start();
    const [one, other] = [isolate(), isolate()];
    await one.keepNow('/en/terms');
    expect(await textOf(await other.get('/en/terms'))).toContain('first');
    pass(10);
    purge('shown:page', 'now');
    pass(1_100);
    expect(await other.get('/en/terms')).toBeNull();
    await one.keepNow('/en/terms', 'second');
    expect(await textOf(await other.get('/en/terms'))).toContain('second');
  });

  it('is sent once more while a newer one is rendered, when it only mentions what was published', async () => {
    const { isolate, purge, pass, refreshes } = start();
    const { keepNow, get } = isolate();
    await keepNow('/en/terms');
    await get('/en/terms');
    pass(10);
    purge('mentioned:offer', 'soon');
    pass(1_100);
    const stale = await Promise.all([get('/en/terms'), get('/en/terms')]);
    expect(stale.map((answer) => answer?.headers.get('x-nextjs-cache'))).toEqual(['STALE', 'STALE']);
    expect(stale[0]?.headers.get('cache-control')).toMatch(/^s-maxage=2,/);
    expect(refreshes()).toBe(1);
    await keepNow('/en/terms', 'second');
    expect((await get('/en/terms'))?.headers.get('x-nextjs-cache')).toBe('HIT');
  });

  it('gets stale with time, unless only a purge ends it', async () => {
    const { isolate, pass, refreshes } = start();
    const { keepNow, get } = isolate();
    await keepNow('/en/terms', 'first', 30);
    await keepNow('/en/fleet', 'first', false);
    pass(20_000);
    expect((await get('/en/terms'))?.headers.get('cache-control')).toMatch(/^s-maxage=10,/);
    pass(12_000);
    expect((await get('/en/terms'))?.headers.get('x-nextjs-cache')).toBe('STALE');
    expect((await get('/en/fleet'))?.headers.get('x-nextjs-cache')).toBe('HIT');
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['half', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => new Uint8Array()],
    [
      'of another format',
      (bytes: Uint8Array) =>
        Buffer.from(Buffer.from(bytes).toString('latin1').replace('"format":1', '"format":0'), 'latin1'),
    ],
  ])('that is %s only costs another rendering', async (_name, spoil) => {
    const { isolate, objects } = start();
    await isolate().keepNow('/en/terms');
    for (const [key, bytes] of objects) objects.set(key, spoil(bytes));
    const { get, keepMissing } = isolate();
    expect(await get('/en/terms')).toBeNull();
    // What Next has in its own store is as good.
    await keepMissing('/en/terms', rendered(), 1_000_000);
    expect((await get('/en/terms'))?.status).toBe(200);
  });

  it('isn’t found with other settings, which its policy would need', async () => {
    const { isolate } = start();
    await isolate().keepNow('/en/terms');
    expect(await isolate({ TAG_MANAGER_ID: 'GTM-1' }).get('/en/terms')).toBeNull();
  });

  it('is forgotten with its data', async () => {
    const { isolate, objects } = start();
    const { keepNow, forget, get } = isolate();
    await keepNow('/en/terms');
    await forget('/en/terms');
    expect(objects.size).toBe(0);
    expect(await get('/en/terms')).toBeNull();
  });

  it('has its flight data at its own address, until there is a newer one', async () => {
    const { keepNow, get, flight } = start().isolate();
    await keepNow('/el/terms');
    const [address = ''] = /\/_flight\/[^"]+/.exec(await textOf(await get('/terms'))) ?? [];
    const data = await flight(address);
    expect(await textOf(data)).toBe('0:"first"\n');
    expect(data?.headers.get('cache-control')).toContain('immutable');
    await keepNow('/el/terms', 'second');
    expect(await flight(address)).toBeNull();
  });
});
