import { setTimeout as soon } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purgePages } from '#server/next-cache/purge.ts';
import { keepable, startPages } from '#tests/fixtures/page-cache.ts';

const open: Awaited<ReturnType<typeof startPages>>[] = [];
afterEach(async () => {
  for (const pages of open.splice(0)) await pages.close();
});

async function start(...given: Parameters<typeof startPages>) {
  const pages = await startPages(...given);
  open.push(pages);
  return pages;
}

/** A page whose text is the number of the call. */
function counting(headers: Record<string, string | string[]> = {}) {
  let made = 0;
  return start(async (_request, response) => keepable(response, `made ${++made}`, headers));
}

describe('a page from memory', () => {
  it('is rendered once and sent with its age', async () => {
    const pages = await counting();
    const first = await pages.get('/terms');
    pages.wait(7);
    const second = await pages.get('/terms', { 'x-test-id': 'second' });
    expect([first.text, second.text].map((text) => /made \d/.exec(text)?.[0])).toEqual(['made 1', 'made 1']);
    expect([first.headers.age, second.headers.age]).toEqual([undefined, '7']);
    expect(second.headers).toMatchObject({
      'cache-control': 's-maxage=30, stale-while-revalidate=300',
      etag: first.headers.etag,
      'content-security-policy': first.headers['content-security-policy'],
      'x-request-id': 'second',
    });
    expect(second.headers['cache-tag']).toBeUndefined();
    expect(pages.calls()).toBe(1);
  });

  it('is shared by concurrent requests', async () => {
    const pages = await start(async (_request, response) => {
      await soon(20);
      keepable(response, 'slow');
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => pages.get('/terms')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(pages.calls()).toBe(1);
  });

  it('expires, is served a little longer, and is refreshed in the background', async () => {
    const pages = await counting();
    await pages.get('/terms');
    pages.wait(31);
    expect((await pages.get('/terms')).text).toContain('made 1');
    await vi.waitFor(async () => expect((await pages.get('/terms')).text).toContain('made 2'));
    expect(pages.calls()).toBe(2);
    pages.wait(30 + 61);
    expect((await pages.get('/terms')).text).toContain('made 3');
  });

  it('isn’t served after midnight in Greece, when its “today” is yesterday', async () => {
    const pages = await counting();
    pages.at('2026-11-29T21:59:50Z');
    await pages.get('/itineraries');
    pages.wait(9);
    expect((await pages.get('/itineraries')).text).toContain('made 1');
    pages.wait(1);
    expect((await pages.get('/itineraries')).text).toContain('made 2');
  });

  it('stays while it can’t be refreshed, and retries once a second', async () => {
    let fails = false;
    const pages = await start(async (_request, response) => {
      if (fails) response.writeHead(500, { 'Content-Type': 'text/html' }).end('<p>broken</p>');
      else keepable(response, 'good');
    });
    await pages.get('/terms');
    fails = true;
    pages.wait(31);
    for (let at = 0; at < 5; at++) expect((await pages.get('/terms')).text).toContain('good');
    expect(pages.calls()).toBe(2);
    pages.wait(1);
    await pages.get('/terms');
    expect(pages.calls()).toBe(3);
  });

  it('is evicted by pages that are requested more recently', async () => {
    const pages = await start(async (request, response) => keepable(response, String(request.url)), {
      maxBytes: 12_000,
    });
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) await pages.get(path);
    expect(pages.size().bytes).toBeLessThanOrEqual(12_000);
    expect(pages.size().pages).toBeGreaterThan(0);
    await pages.get('/f');
    expect(pages.calls()).toBe(6);
    await pages.get('/a');
    expect(pages.calls()).toBe(7);
  });
});

describe('a purge', () => {
  it('removes the pages with its tags, and no others', async () => {
    const pages = await start(async (request, response) =>
      keepable(response, 'x', { 'Cache-Tag': `own:page:${request.url}` }),
    );
    await pages.get('/a');
    await pages.get('/b');
    purgePages(['own:page:/a', 'shown:offer']);
    await pages.get('/a');
    await pages.get('/b');
    expect(pages.calls()).toBe(3);
  });

  it('during rendering keeps later requests from getting the old page', async () => {
    let text = 'old';
    const waiting: (() => void)[] = [];
    const pages = await start(async (_request, response) => {
      const made = text;
      await new Promise<void>((resolve) => waiting.push(resolve));
      keepable(response, made);
    });
    const before = pages.get('/terms');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    text = 'new';
    purgePages(['own:page:terms']);
    const after = pages.get('/terms');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    // The older response arrives last.
    waiting[1]?.();
    expect((await after).text).toContain('new');
    waiting[0]?.();
    expect((await before).text).toContain('old');
    expect((await pages.get('/terms')).text).toContain('new');
    expect(pages.calls()).toBe(2);
  });

  it('of other tags doesn’t affect a page that is being rendered', async () => {
    const waiting: (() => void)[] = [];
    const pages = await start(async (_request, response) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      keepable(response, 'x');
    });
    const first = pages.get('/terms');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    purgePages(['shown:offer']);
    waiting[0]?.();
    await first;
    await pages.get('/terms');
    expect(pages.calls()).toBe(1);
  });
});

describe('the parts of a page that the router prefetches', () => {
  const part = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const fetched = '/en/terms?_rsc=a';
  // As in Next, a part has no tags.
  const startParts = () =>
    start(async (request, response) => {
      const isPart = request.headers['next-router-segment-prefetch'] !== undefined;
      keepable(response, 'x', isPart ? { 'Cache-Tag': '', 'Content-Type': 'text/x-component' } : {});
    });

  it('are cached with the tags of their page, once known, and purged with it', async () => {
    const pages = await startParts();
    await pages.get(fetched, part);
    await pages.get(fetched, part);
    expect(pages.calls()).toBe(2);
    await pages.get('/en/terms');
    await pages.get(fetched, part);
    expect((await pages.get(fetched, part)).headers.age).toBe('0');
    expect(pages.calls()).toBe(4);
    purgePages(['own:page:terms']);
    await pages.get(fetched, part);
    await pages.get(fetched, part);
    expect(pages.calls()).toBe(6);
  });

  it('don’t get the tags of another page', async () => {
    const pages = await startParts();
    await pages.get('/terms');
    await pages.get(fetched, part);
    await pages.get(fetched, part);
    expect(pages.calls()).toBe(3);
  });
});

describe('never cached is', () => {
  it.each([
    ['without tags', { 'Cache-Tag': '' }],
    ['with a cookie', { 'Set-Cookie': 'a=b' }],
    ['for one person', { 'Cache-Control': 'private, no-store' }],
    ['without a lifetime', { 'Cache-Control': 'public, max-age=60' }],
    ['stale already', { 'X-Nextjs-Cache': 'STALE' }],
  ])('a response %s', async (_name, headers) => {
    const pages = await counting(headers);
    const [first, second] = [await pages.get('/terms'), await pages.get('/terms')];
    expect([first.text, second.text].map((text) => /made \d/.exec(text)?.[0])).toEqual(['made 1', 'made 2']);
    expect(pages.size().pages).toBe(0);
  });

  it('a response that turns out to be for one person: others who waited get their own', async () => {
    const pages = await start(async (request, response) => {
      await soon(10);
      keepable(response, String(request.headers['x-test-id']), { 'Cache-Control': 'no-store' });
    });
    const answers = await Promise.all(['a', 'b', 'c'].map((id) => pages.get('/mine', { 'x-test-id': id })));
    expect(answers.map(({ text }) => /<p>(.)/.exec(text)?.[1])).toEqual(['a', 'b', 'c']);
  });

  it('a response that its visitor abandoned; the next one gets a new one', async () => {
    let requested = 0;
    const pages = await start(async (_request, response) => {
      requested += 1;
      await soon(30);
      keepable(response, 'x');
    });
    pages.leave('/terms');
    await vi.waitFor(() => expect(requested).toBe(1));
    expect((await pages.get('/terms')).text).toContain('<p>x');
  });
});

/*
 * `rsc: x` with `?_rsc=<n>` cached a copy of a page for each n until the real pages were evicted, and random made-up addresses were
 * rendered as fast as they came.
 */
describe('an attack on the memory', () => {
  const router = (number: number) => ({ rsc: '1', 'next-router-state-tree': `tree-${number}` });

  it('with headers that only look like the router’s gets the page itself', async () => {
    const pages = await counting();
    await pages.get('/en/terms');
    for (let number = 0; number < 50; number += 1) {
      const { text } = await pages.get(`/en/terms?_rsc=${number}`, { rsc: 'x', 'next-url': `/${number}` });
      expect(text).toContain('made 1');
    }
    expect(pages.size().pages).toBe(1);
    expect(pages.calls()).toBe(1);
  });

  it('with router states and made-up addresses doesn’t evict pages', async () => {
    const pages = await start(
      async (request, response) => {
        const isNothing = String(request.url).includes('nothing');
        keepable(response, String(request.url), {}, isNothing ? 404 : 200);
      },
      { maxBytes: 60_000 },
    );
    await pages.get('/en/terms');
    for (let number = 0; number < 40; number += 1) {
      await pages.get('/en/terms?_rsc=1', router(number));
      await pages.get(`/en/nothing-${number}`);
    }
    expect(pages.size().bytes).toBeLessThanOrEqual(60_000);
    const before = pages.calls();
    expect((await pages.get('/en/terms')).status).toBe(200);
    expect(pages.calls()).toBe(before);
  });

  it('with made-up addresses is refused after some dozens, only for that caller and for unknown addresses', async () => {
    const pages = await start(async (request, response) => {
      const isNothing = String(request.url).includes('nothing');
      keepable(response, String(request.url), {}, isNothing ? 404 : 200);
    });
    const greedy = { 'x-forwarded-for': '203.0.113.5' };
    await pages.get('/en/terms');
    const statuses = [];
    for (let number = 0; number < 60; number += 1)
      statuses.push((await pages.get(`/en/nothing-${number}`, greedy)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(40);
    const refused = await pages.get('/en/nothing-61', greedy);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('Too many requests');
    // Known pages, cacheable or not, and pages answered before.
    expect((await pages.get('/en/terms', greedy)).status).toBe(200);
    expect((await pages.get('/en/terms?_rsc=1', { ...greedy, ...router(1) })).status).toBe(200);
    expect((await pages.get('/en/nothing-39', greedy)).status).toBe(404);
    expect((await pages.get('/en/nothing-62', { 'x-forwarded-for': '203.0.113.6' })).status).toBe(404);
    pages.wait(60);
    expect((await pages.get('/en/nothing-63', greedy)).status).toBe(404);
  });

  // Next rendered each at once, whatever else was waiting; with a query they bypassed the queue.
  it('with made-up addresses from everywhere has to queue, as a page, with a query or as a file; pages of the build don’t', async () => {
    const requested: string[] = [];
    const pages = await start(async ({ url = '' }, response) => {
      requested.push(url.split('?', 1)[0] ?? '');
      if (/no-/.test(url)) keepable(response, 'nothing', {}, 404);
      else keepable(response, 'there');
    });
    const from = (host: number) => ({ 'x-forwarded-for': `11.${host}.0.1` });
    for (let host = 0; host < 120; host += 1)
      void pages.get(`/no-${host}${['', '?made=up', '.php'][host % 3]}`, from(host)).catch(() => null);
    // The first ones pass, as from a crawler with an old list.
    await vi.waitFor(() => expect(requested.length).toBeGreaterThanOrEqual(40));
    expect((await pages.get('/el/terms', from(99))).status).toBe(200);
    expect((await pages.get('/el/terms?made=up', from(98))).status).toBe(200);
    expect(requested.filter((path) => path.startsWith('/no-')).length).toBeLessThanOrEqual(44);
  });

  it('with uncacheable pages is refused after some hundreds', async () => {
    const pages = await start(async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' }).end('x');
    });
    const statuses = new Map<number, number>();
    for (let number = 0; number < 420; number += 1) {
      const { status } = await pages.get(`/en/terms?x=${number}`, { 'x-forwarded-for': '203.0.113.5' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBe(400);
    expect(statuses.get(429)).toBe(20);
    // A browser prefetches dozens of parts per page, and many visitors may share an address.
    const part = { 'x-forwarded-for': '203.0.113.5', rsc: '1', 'next-router-segment-prefetch': '/_tree' };
    expect((await pages.get('/en/terms?_rsc=1', part)).status).toBe(200);
  });
});
