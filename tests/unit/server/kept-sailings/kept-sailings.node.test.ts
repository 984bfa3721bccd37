import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SEARCHES as SERVICE_LIMIT } from '#reservations/http/rate-limit.ts';
import { SEARCHES } from '#server/kept-sailings/search-limit.ts';
import { purgePages } from '#server/next-cache/purge.ts';
import { SAILINGS, startSailings } from '#tests/fixtures/sailings-site.ts';

const open: Awaited<ReturnType<typeof startSailings>>[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function start(...given: Parameters<typeof startSailings>) {
  const site = await startSailings(...given);
  open.push(site);
  return site;
}

const seatsIn = (text: string) => Number(/\/search-0 (\d+)/.exec(text)?.[1]);

describe('a kept sailings page', () => {
  it('is sent again while the service answers the same', async () => {
    const site = await start({ seats: 9 });
    const [first, second] = [await site.get(), await site.get()];
    expect(second.text).toBe(first.text);
    expect([site.renders(), site.checks()]).toEqual([1, 1]);
  });

  it('allows its scripts by their hashes, and browsers must not store it', async () => {
    const site = await start({ seats: 9 });
    await site.get();
    const { headers } = await site.get();
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
    expect(headers['content-security-policy']).not.toContain('nonce-');
    expect(headers['cache-control']).toContain('no-store');
  });

  it('is rendered again at once when a seat is sold', async () => {
    const site = await start({ seats: 9 });
    await site.get();
    site.service.seats = 8;
    expect(seatsIn((await site.get()).text)).toBe(8);
    expect(seatsIn((await site.get()).text)).toBe(8);
    expect(site.renders()).toBe(2);
  });

  it('compares every question that it asked', async () => {
    const site = await start({ seats: 9, reads: 3 });
    await site.get();
    await site.get();
    expect([site.renders(), site.checks()]).toEqual([1, 3]);
  });

  it.each([
    ['a publish', () => purgePages(['shown:siteSettings'])],
    ['half a minute', (site: Awaited<ReturnType<typeof start>>) => site.wait(30)],
  ])('is rendered again after %s, without asking first', async (_name, happen) => {
    const site = await start({ seats: 9 });
    await site.get();
    happen(site);
    await site.get();
    expect([site.renders(), site.checks()]).toEqual([2, 0]);
  });

  it('is rendered again on the next day in Greece', async () => {
    const site = await start({ seats: 9 });
    site.wait(12 * 60 * 60 - 5);
    await site.get();
    site.wait(10);
    await site.get();
    expect([site.renders(), site.checks()]).toEqual([2, 0]);
  });

  it('is kept for a second only, soon after a publish', async () => {
    const site = await start({ seats: 9 });
    purgePages(['shown:siteSettings']);
    await site.get();
    site.wait(1);
    await site.get();
    expect([site.renders(), site.checks()]).toEqual([2, 0]);
  });

  it('isn’t kept if a publish came while it was rendered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const site = await start({ seats: 9, until: promise });
    const first = site.get();
    await vi.waitFor(() => expect(site.renders()).toBe(1));
    purgePages(['shown:siteSettings']);
    resolve();
    await first;
    expect(site.size().pages).toBe(0);
  });

  it('isn’t sent when the service doesn’t answer', async () => {
    const site = await start({ seats: 9 });
    await site.get();
    site.service.isAway = true;
    expect((await site.get()).text).toContain('null, page 2');
    expect(site.size().pages).toBe(0);
    // Others get a page of their own, as long as it may be the address that can't be shared.
    await site.get();
    expect(site.renders()).toBe(3);
    site.service.isAway = false;
    site.wait(11);
    await site.get();
    await site.get();
    expect(site.renders()).toBe(4);
  });
});

describe('a page that isn’t the same for everybody', () => {
  it.each([
    ['has something personal', { isPersonal: true }],
    ['lacks something', { hasProblem: true }],
    ['is an error', { status: 500 }],
    ['asks nothing', { reads: 0 }],
    ['asks a lot', { reads: 9 }],
  ])('is sent to one visitor when it %s', async (_name, page) => {
    const site = await start({ seats: 9, ...page });
    const answers = [await site.get(), await site.get()];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    expect([site.renders(), site.checks(), site.size().pages]).toEqual([2, 0, 0]);
  });

  it('is sent to one visitor, also of those who wait together', async () => {
    const site = await start({ seats: 9, isPersonal: true, renderMs: 20 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.get()));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(6);
  });

  it.each([
    ['for Next’s router', { rsc: '1' }],
    ['by a script', { 'sec-fetch-dest': 'empty' }],
    ['in draft preview', { cookie: '__prerender_bypass=1' }],
    ['with settings that only Next can read', { cookie: 'ml_settings=a; ml_settings=b' }],
  ])('is passed on when it’s requested %s', async (_name, headers) => {
    const site = await start({ seats: 9 });
    await site.get();
    await site.get(SAILINGS, headers);
    expect([site.renders(), site.checks()]).toEqual([2, 0]);
  });
});

describe('a visitor’s request', () => {
  it('leaves nothing of itself in a page but the settings', async () => {
    const site = await start({ seats: 9 });
    await site.get(SAILINGS, {
      cookie: 'ml_settings=plain.text-125.nonsense; ml_booking=secret',
      referer: 'http://localhost/en',
      'user-agent': 'Someone',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(site.requests()).toEqual([
      {
        host: 'localhost',
        accept: 'text/html',
        'x-forwarded-for': '127.0.0.1',
        cookie: 'ml_settings=text-125.plain',
      },
    ]);
  });

  it('gets the page for the same settings, address and encoding', async () => {
    const site = await start({ seats: 9 });
    await site.get();
    await site.get(SAILINGS, { cookie: 'ml_settings=plain' });
    await site.get(`${SAILINGS}&adults=2`);
    await site.get(SAILINGS.replace('/en', ''), { 'sec-fetch-site': 'same-origin' });
    expect((await site.get(SAILINGS, { 'accept-encoding': 'br' })).headers['vary']).toContain(
      'Accept-Encoding',
    );
    expect(site.renders()).toBe(5);
    await site.get(SAILINGS, { cookie: 'ml_settings=plain', referer: 'http://localhost/en' });
    expect(site.renders()).toBe(5);
  });

  it('counts against its own caller’s searches only', async () => {
    expect(SEARCHES).toEqual(SERVICE_LIMIT.rule);
    const site = await start({ seats: 9 });
    const from = (caller: string) => site.get(SAILINGS, { 'x-forwarded-for': caller });
    const [statuses, other] = [new Set<number>(), '198.51.100.7'];
    for (let count = 0; count < SEARCHES.most; count += 1) statuses.add((await from('203.0.113.9')).status);
    expect([...statuses]).toEqual([200]);
    const refused = await from('203.0.113.9');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await from(other)).status).toBe(200);
    expect((await from('127.0.0.1')).status).toBe(200);
  });
});

describe('requests at the same time', () => {
  it.each([
    ['check', true],
    ['page', false],
  ])('share one %s, but none that began before they arrived', async (_name, isKept) => {
    const site = await start({ seats: 9 });
    if (isKept) await site.get();
    const [checks, renders, arrived] = [site.checks(), site.renders(), site.arrived()];
    // Nine seats are read, and the answer is late.
    const { promise, resolve } = Promise.withResolvers<void>();
    site.service.until = promise;
    const before = site.get();
    await vi.waitFor(() => expect(site.checks() + site.renders()).toBe(checks + renders + 1));
    await wait(10);
    site.service.seats = 8;
    const after = Array.from({ length: 20 }, () => site.get());
    await vi.waitFor(() => expect(site.arrived()).toBe(arrived + 21));
    resolve();
    expect(seatsIn((await before).text)).toBe(9);
    for (const each of after) expect(seatsIn((await each).text)).toBe(8);
    // One for the first request, and one for all others, which found another number and was followed by a new page.
    expect([site.checks(), site.renders()]).toEqual([isKept ? 2 : 1, 2]);
  });

  it('never see a seat that was sold before, whatever the order of answers', async () => {
    const site = await start({ seats: 200, beforeMs: 1, afterMs: 3, renderMs: 3 });
    const seen: { limit: number; seats: Promise<number> }[] = [];
    for (let round = 0; round < 60; round += 1) {
      site.service.seats -= round % 3 === 0 ? 1 : 0;
      for (let count = 0; count < 5; count += 1)
        seen.push({ limit: site.service.seats, seats: site.get().then(({ text }) => seatsIn(text)) });
      await wait(round % 4);
    }
    const late = [];
    for (const { limit, seats } of seen) if (!((await seats) <= limit)) late.push([limit, await seats]);
    expect(late).toEqual([]);
    expect(site.renders()).toBeLessThan(60);
  });

  it('don’t wait for a check that hangs', async () => {
    const site = await start({ seats: 9 });
    await site.get();
    site.service.beforeMs = 1_500;
    const hanging = site.get();
    await vi.waitFor(() => expect(site.checks()).toBe(1));
    site.service.beforeMs = 0;
    expect((await site.get()).status).toBe(200);
    expect(site.checks()).toBe(2);
    expect((await hanging).status).toBe(200);
  });
});

describe('the memory', () => {
  it('has a limit, and pages that weren’t used for longest are evicted', async () => {
    const site = await start({ seats: 9, maxBytes: 8_000 });
    const days = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) =>
      SAILINGS.replace('-16', `-${day}`),
    );
    for (const day of days) await site.get(day);
    expect(site.size().bytes).toBeLessThanOrEqual(8_000);
    const renders = site.renders();
    await site.get(days.at(-1));
    expect(site.renders()).toBe(renders);
    await site.get(days[0]);
    expect(site.renders()).toBe(renders + 1);
  });

  it('keeps nothing for an address that is longer than any search', async () => {
    const site = await start({ seats: 9 });
    for (let count = 0; count < 2; count += 1) await site.get(`${SAILINGS}&promo=${'x'.repeat(1_500)}`);
    expect([site.renders(), site.size().pages]).toEqual([2, 0]);
  });
});
