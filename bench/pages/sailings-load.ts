import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { HoldResult, Quote, SearchResult, type Party } from '#contracts/reservations/index.ts';
import { addDays } from '#foundation/dates/day.ts';
import { quantile, show } from '../lake/numbers.ts';
import { processorSeconds } from './processor-time.ts';
import type { Served } from './serve.ts';

const TURNS = 3;
const SECONDS = 6;
const CONNECTIONS = 10;
const HOLD_EVERY_MS = 1_000;
/** A held seat is given back later, so that no ship is sold out in the end. */
const HELD = 20;
const HEAD = [
  'sailings pages, 10 connections',
  'served by',
  'p50, ms',
  'p95, ms',
  'requests/s',
  'requests per second of processor time',
  'of PAGE_CACHE=off',
];

const ROUTES = [
  ['RHO', 'SYM'],
  ['SYM', 'RHO'],
  ['RHO', 'KOS'],
  ['KOS', 'RHO'],
  ['KOS', 'KAL'],
] as const;
const DAYS = [0, 1, 7, 8];
const PARTIES = ['adults=1', 'adults=2&vehicles=CAR1'];
const ONE: Party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };

type Backend = { url: string; pids: readonly number[] };
type Loaded = { times: number[]; perSecond: number; perProcessorSecond: number };

/**
 * How fast sailings pages come from each server, as rows of a table: one address, and forty searches in both languages, of which
 * the first is drawn forty times as often as the last. Every second a seat is held on one of these ships. The servers take turns;
 * each figure is a median. Processor time is that of the site and of the backend.
 * @param servers the last one is what the others are compared to
 */
export async function compareSailings(
  servers: readonly Served[],
  backend: Backend,
  firstDay: string,
): Promise<string[][]> {
  const addresses = DAYS.flatMap((after) =>
    PARTIES.flatMap((party) =>
      ROUTES.flatMap(([from, to]) => {
        const query = `from=${from}&to=${to}&date=${addDays(firstDay, after)}&${party}`;
        return [`/booking/sailings?${query}`, `/en/booking/sailings?${query}`];
      }),
    ),
  );
  const rows = [HEAD];
  const [one = ''] = addresses;
  for (const [name, next] of [
    ['one address', () => one],
    ['forty searches in both languages', () => drawn(addresses)],
  ] as const) {
    const found = servers.map((): Loaded[] => []);
    const buying = buy(backend.url, firstDay);
    // Each address has been asked for before, and the programs are warm.
    for (const server of servers) for (const address of addresses) await open(server.origin + address);
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [at, server] of servers.entries()) found[at]?.push(await load(server, next, backend));
    await buying.stop();
    const medians = found.map((turns) => ({
      p50: median(turns.map(({ times }) => quantile(times, 0.5))),
      p95: median(turns.map(({ times }) => quantile(times, 0.95))),
      perSecond: median(turns.map(({ perSecond }) => perSecond)),
      perProcessorSecond: median(turns.map(({ perProcessorSecond }) => perProcessorSecond)),
    }));
    const compared = medians.at(-1)?.perProcessorSecond ?? NaN;
    for (const [at, { p50, p95, perSecond, perProcessorSecond }] of medians.entries())
      rows.push([
        name,
        servers[at]?.name ?? '',
        show(p50),
        show(p95),
        perSecond.toFixed(0),
        perProcessorSecond.toFixed(0),
        (perProcessorSecond / compared).toFixed(1),
      ]);
  }
  return rows;
}

async function load({ origin, pid }: Served, next: () => string, backend: Backend): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true });
  const pids = [...backend.pids, ...(pid === null ? [] : [pid])];
  const times: number[] = [];
  const before = processorSeconds(pids);
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await open(origin + next(), agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - began) / 1000;
  const used = processorSeconds(pids) - before;
  agent.destroy();
  return {
    times: times.toSorted((a, b) => a - b),
    perSecond: times.length / seconds,
    perProcessorSecond: times.length / used,
  };
}

function open(url: string, agent?: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(
      url,
      { ...(agent && { agent }), headers: { 'accept-encoding': 'gzip', 'sec-fetch-site': 'same-origin' } },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
        );
      },
    ).on('error', reject);
  });
}

/** The first is drawn most often, each further one less: the second half as often, the third a third as often. */
function drawn(addresses: readonly string[]): string {
  const total = addresses.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  let left = Math.random() * total;
  for (const [at, address] of addresses.entries()) {
    left -= 1 / (at + 1);
    if (left < 0) return address;
  }
  return addresses.at(-1) ?? '';
}

/** Holds a seat every now and then on one of the ships. */
function buy(backendUrl: string, firstDay: string): { stop(): Promise<void> } {
  const over = new AbortController();
  const taken: HoldResult[] = [];
  const post = async <S extends v.GenericSchema>(path: string, schema: S, body: object) => {
    const answer = await fetch(`${backendUrl}/reservations${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
    return v.parse(schema, await answer.json());
  };
  const release = async (held: HoldResult | undefined) => {
    if (held === undefined) return;
    const headers = { Authorization: `Bearer ${held.accessToken}` };
    const path = `/reservations/bookings/${held.booking.reference}/hold`;
    await fetch(backendUrl + path, { method: 'DELETE', headers });
  };
  const round = async (number: number) => {
    const [from, to] = ROUTES[number % ROUTES.length] ?? ROUTES[0];
    const date = addDays(firstDay, DAYS[number % DAYS.length] ?? 0);
    const { trips } = await post('/search', SearchResult, { trips: [{ from, to, date }], party: ONE });
    const journey = trips[0]?.journeys.find(({ state, legs }) => state === 'available' && legs.length === 1);
    if (!journey) return;
    const segments = journey.legs.map(({ tripId }) => ({ tripId, class: 'ECO', direction: 'A' }));
    const { totalCents } = await post('/quotes', Quote, { segments, party: ONE });
    const wanted = { segments, party: ONE, expectedTotalCents: totalCents, locale: 'el' };
    taken.push(await post('/holds', HoldResult, wanted));
    if (taken.length > HELD) await release(taken.shift());
  };
  const work = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      await round(number);
      await wait(HOLD_EVERY_MS);
    }
    for (const held of taken) await release(held);
  })();
  return {
    async stop() {
      over.abort();
      await work;
    },
  };
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
