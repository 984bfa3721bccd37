import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { type BackendProcess, startBackend } from '#tests/fixtures/backend-process.ts';
import { loadTinyNetwork } from '#tests/fixtures/data-folders.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { callInTurn } from '#tests/fixtures/round-robin.ts';

const TIMEOUT_MS = 120_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const TOKEN = 'a-token-of-a-scraper';
const search = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    trips: [{ from: 'AAA', to: 'CCC', date: addDays(athensDay(new Date()), 3) }],
    party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
  }),
};

onPostgres('two backend processes on one database', (database) => {
  let open: OpenDatabase;
  let folder: string;
  let servers: string[];
  let processes: BackendProcess[];

  const start = (server = '') =>
    startBackend({
      BACKEND_PORT: new URL(server).port,
      DATABASE_URL: open.url ?? '',
      DATA_DIR: folder,
      METRICS_TOKEN: TOKEN,
      DRAIN_SECONDS: '1',
    });

  beforeAll(async () => {
    open = await database.open();
    await loadTinyNetwork({ DATABASE_URL: open.url ?? '' });
    folder = await mkdtemp(join(tmpdir(), 'operation-'));
    servers = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
    processes = await Promise.all(servers.map((server) => start(server)));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    await open.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are restarted one after the other without one failed request', async () => {
    const callers = callInTurn({
      servers,
      ready: '/ready',
      requests: [
        { path: '/reservations/network' },
        { path: '/reservations/search', init: search },
        { path: '/lake/v1/data/query/production?query=count(*)' },
        { path: '/desk/stamps', init: { method: 'POST' } },
      ],
      callers: 4,
      pauseMs: 30,
      probeMs: 200,
    });
    await expect.poll(callers.answered, { timeout: 30_000 }).toBeGreaterThan(20);
    const [one, other] = processes;
    const proceed = async () => {
      const before = callers.answered();
      await expect.poll(callers.answered, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    };
    expect(await one?.stop()).toBe(0);
    await proceed();
    processes[0] = await start(servers[0]);
    await proceed();
    expect(await other?.stop()).toBe(0);
    await proceed();
    await callers.stop();
    expect(callers.failures).toEqual([]);
  });

  it('name each request in response, log and problem document, without its address', async () => {
    const id = 'support-2026-11-22';
    const answer = await fetch(`${servers[0]}/reservations/bookings/ABEHKMN?surname=Papas`, {
      headers: { 'x-request-id': id },
    });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(await answer.json()).toMatchObject({ instance: `urn:meltemi:request:${id}` });
    const line = () => processes[0]?.lines.find(({ requestId }) => requestId === id);
    await expect.poll(line).toMatchObject({
      part: 'backend',
      level: 'info',
      method: 'GET',
      route: '/reservations/bookings/:reference',
      ms: expect.any(Number),
    });
    expect(JSON.stringify(processes.flatMap(({ lines }) => lines))).not.toMatch(/Papas|ABEHKMN/);
  });

  it('show pending work, load and response times to callers with the token', async () => {
    const scrape = (token: string) =>
      fetch(`${servers[0]}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await scrape('another')).status).toBe(401);
    const figures = await (await scrape(TOKEN)).text();
    for (const line of [
      'meltemi_reservations{what="holds",part="backend"} 0',
      'meltemi_reservations{what="sales_last_hour",part="backend"} 0',
      'meltemi_mail{state="waiting",part="backend"} 0',
      'meltemi_webhooks{what="pending",part="backend"} 0',
      'meltemi_jobs{what="mail_dead",part="backend"} 0',
      'meltemi_jobs{what="refund_failed",part="backend"} 0',
      'meltemi_database_connections{state="waiting",part="backend"} ',
    ])
      expect(figures).toContain(line);
    expect(figures).toMatch(
      /meltemi_http_request_duration_seconds_count\{.*route="\/reservations\/bookings\/:reference"/,
    );
    expect(figures).toContain('nodejs_eventloop_lag_p99_seconds{part="backend"}');
  });
});
