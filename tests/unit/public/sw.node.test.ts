import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE, startWorker } from '#tests/fixtures/service-worker.ts';

const TICKET = '/booking/ticket?ref=KT7M4X9';
const ENGLISH = '/en/booking/ticket?ref=KT7M4X9';
const STYLES = '/_next/static/chunks/a1.css';
const FONT = '/_next/static/media/greek.p.3x-u0.woff2';

const page = (says: string | null, words = 'Κωδικός') =>
  new Response(
    `<!DOCTYPE html><html lang="el"><head><link rel="stylesheet" href="${STYLES}"/>${
      says === null ? '' : `<meta name="meltemi-ticket" content="${says}"/>`
    }<link rel="preload" as="script" href="/_next/static/x.js"/></head><body>${words}<script src="/_next/static/x.js"></script><script>self.__next_f.push("[\\"${FONT}\\"]")</script></body></html>`,
  );
const valid = () => page('2026-11-25T11:00:00+02:00');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** A redirect as a service worker sees it, without its target. */
function redirect(): Response {
  const answer = new Response(null);
  return Object.defineProperties(answer, {
    type: { value: 'opaqueredirect' },
    ok: { value: false },
    status: { value: 0 },
    clone: { value: redirect },
  });
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A worker that has the ticket stored; `now` sets the network's later responses. */
async function keeping() {
  const network = { now: async (path: string) => (path === STYLES ? new Response('a{}') : valid()) };
  const worker = startWorker((path) => network.now(path));
  expect(await worker.sendTask({ kind: 'keep', url: TICKET })).toBe(true);
  return { worker, network };
}

describe('a stored ticket', () => {
  it('opens offline: with its note, its styles and none of the site’s scripts', async () => {
    const { worker, network } = await keeping();
    network.now = offline;
    const html = await (await worker.answer(`${TICKET}&hideHeader=true`))?.text();
    expect(html).toContain('<html data-kept lang="el">');
    expect(html).toContain('Κωδικός');
    // A stored ticket of a cancelled sailing stayed on the screen, even after the phone was online again.
    expect(html).toMatch(
      /<script>const correct = [^<]+addEventListener\('online', correct\)[^<]+<\/script><\/body>/,
    );
    expect(html?.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('as="script"');
    const styles = await worker.answer(STYLES, { mode: 'no-cors' });
    expect(await styles?.text()).toBe('a{}');
  });

  it('is replaced by the network’s version, which is stored', async () => {
    const { worker, network } = await keeping();
    network.now = async () => page('2026-11-26T11:00:00+02:00', 'Άλλη μέρα');
    const html = await (await worker.answer(TICKET))?.text();
    expect(html).toContain('Άλλη μέρα');
    expect(html).not.toContain('data-kept');
    await vi.runAllTimersAsync();
    network.now = offline;
    expect(await (await worker.answer(TICKET))?.text()).toContain('Άλλη μέρα');
  });

  it('is shown if the network takes more than three seconds', async () => {
    const { worker, network } = await keeping();
    network.now = () => new Promise(() => undefined);
    const answer = worker.answer(TICKET);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await answer)?.text()).toContain('data-kept');
  });

  it('is shown if the site answers but doesn’t know the ticket’s standing', async () => {
    const { worker, network } = await keeping();
    network.now = async () => page(null);
    expect(await (await worker.answer(TICKET))?.text()).toContain('data-kept');
    network.now = async () => new Response('', { status: 503 });
    expect(await (await worker.answer(TICKET))?.text()).toContain('data-kept');
  });

  it.each([
    ['the booking is cancelled', () => page('none')],
    ['this browser may not open it any more', redirect],
  ])('is deleted when %s', async (_name, answer) => {
    const { worker, network } = await keeping();
    network.now = async () => answer();
    await worker.answer(TICKET);
    await vi.runAllTimersAsync();
    expect(worker.kept()).toEqual([]);
    network.now = offline;
    await expect(worker.answer(TICKET)).rejects.toThrow('Failed to fetch');
  });

  it('is deleted when the voyage is over, whether requested or not', async () => {
    const { worker, network } = await keeping();
    vi.setSystemTime(new Date('2026-11-25T09:00:01Z'));
    network.now = offline;
    await expect(worker.answer(TICKET)).rejects.toThrow('Failed to fetch');
    await worker.activate();
    expect(worker.kept()).toEqual([]);
  });

  it('is deleted in both languages when the booking’s page says so; others stay', async () => {
    const { worker } = await keeping();
    await worker.sendTask({ kind: 'keep', url: ENGLISH });
    await worker.sendTask({ kind: 'keep', url: '/booking/ticket?ref=ABEHKM2' });
    expect(await worker.sendTask({ kind: 'forget', reference: 'KT7M4X9' })).toBe(false);
    expect(worker.kept().toSorted()).toEqual([STYLES, FONT, '/booking/ticket?ref=ABEHKM2']);
  });

  it('is updated by other pages of the booking, but not first stored by them', async () => {
    const { worker } = await keeping();
    const before = worker.requests.length;
    expect(await worker.sendTask({ kind: 'renew', url: ENGLISH })).toBe(false);
    expect(worker.requests).toHaveLength(before);
    expect(await worker.sendTask({ kind: 'renew', url: TICKET })).toBe(true);
    expect(worker.requests.length).toBeGreaterThan(before);
  });
});

describe('the page of a stored ticket', () => {
  type Shown = { site: () => Promise<Response>; code?: string; isHidden?: boolean };

  /** Runs the script of a stored page as a browser would, and counts how often it reloads once the phone is online. */
  async function reloads({ site, code, isHidden = false }: Shown): Promise<number> {
    const { worker, network } = await keeping();
    network.now = offline;
    const html = (await (await worker.answer(TICKET))?.text()) ?? '';
    const script = /<script>([^<]+)<\/script><\/body>/.exec(html)?.[1] ?? '';
    const handlers = new Map<string, () => Promise<void>>();
    const on = (name: string, handler: () => Promise<void>) => handlers.set(name, handler);
    let count = 0;
    runInNewContext(script, {
      addEventListener: on,
      setInterval: () => undefined,
      fetch: site,
      location: { href: TICKET, reload: () => (count += 1) },
      document: {
        addEventListener: on,
        visibilityState: isHidden ? 'hidden' : 'visible',
        querySelector: (selector: string) =>
          code === undefined
            ? null
            : { getAttribute: () => (selector.startsWith('dialog') ? '#code-1' : code) },
      },
    });
    await handlers.get('online')?.();
    return count;
  }

  const cancelled = async () => page('2026-11-25T11:00:00+02:00', 'Ακυρώθηκε');

  it.each<[string, number, Shown]>([
    ['is loaded anew when the site answers', 1, { site: cancelled }],
    ['is loaded anew when it is not this browser’s any more', 1, { site: async () => redirect() }],
    ['stays without a connection', 0, { site: offline }],
    ['stays when the site is away', 0, { site: async () => new Response('', { status: 503 }) }],
    ['stays when the site cannot say how it stands', 0, { site: async () => page(null) }],
    ['stays while nobody looks', 0, { site: cancelled, isHidden: true }],
    [
      'keeps a code on the screen that is still the same',
      0,
      { site: async () => page('x', 'M4 4.5h7'), code: 'M4 4.5h7' },
    ],
    ['takes a code off the screen that is no ticket any more', 1, { site: cancelled, code: 'M4 4.5h7' }],
  ])('%s', async (_name, expected, shown) => {
    expect(await reloads(shown)).toBe(expected);
  });
});

describe('the worker', () => {
  it('touches no other page, no form and no other site', async () => {
    const { worker } = await keeping();
    const others = [
      '/',
      '/booking',
      '/booking/ticket/x',
      '/booking/confirmation/KT7M4X9',
      '/studio',
      '/lake/v1',
    ];
    for (const path of others) expect(worker.answer(path), path).toBeNull();
    expect(worker.answer('/api/booking/ticket', { mode: 'cors' })).toBeNull();
    expect(worker.answer(TICKET, { method: 'POST' })).toBeNull();
    expect(worker.answer(`https://elsewhere.example${TICKET}`)).toBeNull();
    expect(await worker.sendTask({ kind: 'keep', url: '/booking/manage?ref=KT7M4X9' })).toBe(false);
    expect(await worker.sendTask({ kind: 'keep', url: `https://elsewhere.example${TICKET}` })).toBe(false);
    expect(worker.kept().toSorted()).toEqual([STYLES, FONT, TICKET]);
  });

  it('deletes what older versions stored, and nothing else', async () => {
    const { worker } = await keeping();
    for (const name of ['meltemi-tickets-0', 'of-somebody-else']) worker.addCache(name);
    await worker.activate();
    expect(worker.caches()).toEqual(['meltemi-tickets-1', 'of-somebody-else']);
  });

  it('once retired, deletes everything and unregisters itself', async () => {
    const worker = startWorker(async () => valid(), { retired: true });
    worker.addCache('meltemi-tickets-1');
    expect(await worker.sendTask({ kind: 'keep', url: TICKET })).toBeUndefined();
    expect(worker.answer(`${SITE}${TICKET}`)).toBeNull();
    await worker.activate();
    expect(worker.caches()).toEqual([]);
    expect(worker.isRegistered()).toBe(false);
  });
});
