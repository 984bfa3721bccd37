import { afterEach, expect, it, vi } from 'vitest';
import { getNetwork, readNetwork } from '#lib/reservations/cached-reads.server.ts';

const network = {
  ports: [],
  vessels: [],
  lines: [],
  today: '2026-11-21',
  horizon: '2027-11-21',
  beThereMinutes: { fast: 30, ferry: 45 },
};

afterEach(() => vi.unstubAllGlobals());

// The search form cached the network for five minutes and the map beside it for an hour: they disagreed about a new port.
it('caches the network once for the search form, the maps and every language', async () => {
  const entries: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { next?: unknown }) => {
    entries.push({ url, headers: Object.fromEntries(new Headers(init.headers)), next: init.next });
    return Response.json(network);
  });
  expect(await getNetwork()).toEqual({ kind: 'ok', value: network });
  expect(await readNetwork()).toEqual(network);
  expect(entries[1]).toEqual(entries[0]);
  expect(entries[0]).toMatchObject({ headers: { accept: 'application/json' }, next: { revalidate: 300 } });
});
