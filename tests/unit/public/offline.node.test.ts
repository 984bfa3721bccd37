import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from '#tests/fixtures/service-worker.ts';

const STYLES = '/_next/static/chunks/a1.css';
const UNTIL = '2026-11-25T11:00:00+02:00';

const html = (inside: string, head = '') =>
  new Response(
    `<!DOCTYPE html><html lang="el"><head><link rel="stylesheet" href="${STYLES}"/>${head}</head><body class="b">${inside}<script src="/_next/static/x.js"></script></body></html>`,
  );
const site = async (path: string): Promise<Response> => {
  if (path === '/offline')
    return html(
      '<h1>Δεν υπάρχει σύνδεση</h1><ul data-kept-tickets=""></ul>',
      '<meta name="meltemi-kept-note" content="Όπως ήταν: {time}."/>',
    );
  if (path === STYLES) return new Response('a{}');
  return html(`Σελίδα ${path}`);
};
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** An installed worker on a device with one ticket; `now` sets the network's later responses. */
async function installed() {
  const network = { now: site };
  const worker = startWorker((path) => network.now(path), { script: '/offline.js?lang=el' });
  const ticket = html('', '<meta name="meltemi-ticket-name" content="Ρόδος – Σύμη, KT7 M4X9"/>');
  ticket.headers.set('X-Kept-Until', UNTIL);
  await worker.addResponse('meltemi-tickets-1', '/booking/ticket?ref=KT7M4X9', ticket);
  await worker.install();
  await worker.activate();
  return { worker, network };
}

const shown = async (answer: Promise<Response> | null) => (await answer)?.text();

describe('without a connection', () => {
  it('any page gives way to one that lists the tickets of the device', async () => {
    const { worker, network } = await installed();
    network.now = unreachable;
    const page = await shown(worker.answer('/booking/manage?ref=KT7M4X9'));
    expect(page).toContain('Δεν υπάρχει σύνδεση');
    expect(page).toContain('<li><a href="/booking/ticket?ref=KT7M4X9">Ρόδος – Σύμη, KT7 M4X9</a></li>');
    // The trips that the device remembers are shown by the only script.
    expect(page?.match(/<script[^>]*>/g)).toEqual(['<script src="/shell/trips.js">']);
    expect(worker.requests).toContain('/shell/trips.js');
    expect(await shown(worker.answer(STYLES, { mode: 'no-cors' }))).toBe('a{}');
  });

  it('a ticket that was kept without a name is listed by its reference, and nothing else gets into the page', async () => {
    const { worker, network } = await installed();
    const old = html('');
    old.headers.set('X-Kept-Until', UNTIL);
    await worker.addResponse('meltemi-tickets-1', '/booking/ticket?ref=%3Ci%3EABEHKM2', old);
    network.now = unreachable;
    expect(await shown(worker.answer('/'))).toContain('>iABEHKM2</a>');
  });

  it('the timetable is shown as it was last seen, with its age', async () => {
    const { worker, network } = await installed();
    vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    await worker.answer('/itineraries?line=N1');
    await vi.runAllTimersAsync();
    network.now = unreachable;
    const seen = await shown(worker.answer('/itineraries?line=N1'));
    expect(seen).toContain('<html data-kept lang="el">');
    expect(seen).toContain('Σελίδα /itineraries?line=N1');
    expect(seen).toMatch(/<body class="b"><p role="status"[^>]*>Όπως ήταν: 23 Νοεμβρίου 2026/);
    expect(await shown(worker.answer('/itineraries?line=W2'))).toContain('Όπως ήταν: 22 Νοεμβρίου 2026');
  });
});

describe('the worker', () => {
  it('leaves Studio, services, forms and other sites alone', async () => {
    const { worker } = await installed();
    for (const path of ['/studio', '/studio/structure', '/lake/v1', '/api/health'])
      expect(worker.answer(path), path).toBeNull();
    expect(worker.answer('/booking', { method: 'POST' })).toBeNull();
    expect(worker.answer('https://elsewhere.example/')).toBeNull();
  });

  it('passes on what the site answers, whatever it is', async () => {
    const { worker, network } = await installed();
    network.now = async () => new Response('Σφάλμα', { status: 503 });
    const answer = await worker.answer('/itineraries');
    expect(answer?.status).toBe(503);
    network.now = unreachable;
    expect(await shown(worker.answer('/itineraries'))).toContain('Σελίδα /itineraries');
  });

  it('goes with the last ticket', async () => {
    const { worker } = await installed();
    vi.setSystemTime(new Date(UNTIL));
    await worker.answer('/');
    await vi.runAllTimersAsync();
    expect(worker.isRegistered()).toBe(false);
    expect(worker.caches()).toEqual(['meltemi-tickets-1']);
  });

  it('goes when it was taken out of use', async () => {
    const worker = startWorker(site, { script: '/offline.js?lang=el', retired: true });
    await worker.install();
    await worker.activate();
    expect(worker.isRegistered()).toBe(false);
    expect(worker.answer('/')).toBeNull();
  });
});
