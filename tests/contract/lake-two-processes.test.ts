import { type MutationEvent, type SanityClient } from '@sanity/client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type LakeChild, startLakeProcess } from '#tests/fixtures/lake-child.ts';
import { readServerEvents } from '#tests/fixtures/streams.ts';

const VERSION = '/v2025-02-19';
/** Much longer than a notification between two processes takes, much shorter than the interval at which the log is polled. */
const AT_ONCE_MS = 4_000;

describe('two processes on one PostgreSQL', () => {
  let admin: pg.Client;
  let url: string;
  let a: LakeChild;
  let b: LakeChild;
  const opened: { stop(): void }[] = [];

  beforeAll(async () => {
    const server = inject('postgresUrl');
    const name = `two_${Date.now()}`;
    const first = new pg.Client({ connectionString: `${server}/postgres` });
    await first.connect();
    await first.query(`create database ${name}`);
    await first.end();
    url = `${server}/${name}`;
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    [a, b] = await Promise.all([startLakeProcess(url), startLakeProcess(url)]);
  });
  afterEach(() => {
    for (const { stop } of opened.splice(0)) stop();
  });
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await admin.end();
  });

  async function stream(lake: LakeChild, path: string, lastEventId?: string) {
    const headers = new Headers({ authorization: `Bearer ${lake.token}` });
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
    const response = await fetch(lake.url + VERSION + path, { headers });
    expect(response.status).toBe(200);
    const reader = readServerEvents(response);
    opened.push(reader);
    return reader;
  }

  const listenPath = (filter: string, dataset = 'test') =>
    `/data/listen/${dataset}?enableResume=true&query=${encodeURIComponent(`*[${filter}]`)}`;

  it('agree on what happened and in which order, while both are written to', async () => {
    const clients = [a.client(), b.client()];
    const [clientA, clientB] = [a.client(), b.client()];
    for (const n of [0, 1, 2]) await clientA.create({ _id: `page-${n}`, _type: 'page', n: 0 });
    const streams = await Promise.all(clients.map((client) => listen(client, '*[_type == "page"]', 120)));
    const live = await Promise.all([a, b].map((lake) => stream(lake, '/data/live/events/test')));
    for (const reader of live) expect((await reader.next()).event).toBe('welcome');

    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let step = 0; step < 10; step += 1)
          await (writer % 2 ? clientA : clientB)
            .patch(`page-${(writer + step) % 3}`)
            .inc({ n: 1 })
            .set({ by: `${writer}-${step}` })
            .commit();
      }),
    );

    const [eventsA = [], eventsB = []] = await Promise.all(streams.map(({ done }) => done));
    expect(eventsA.map(({ eventId }) => eventId)).toEqual(eventsB.map(({ eventId }) => eventId));
    const revisions = new Map<string, string | undefined>();
    for (const { documentId, previousRev, resultRev } of eventsA) {
      if (revisions.has(documentId)) expect(previousRev).toBe(revisions.get(documentId));
      revisions.set(documentId, resultRev);
    }
    const query = '*[_type == "page"] | order(_id)';
    const [pagesA, pagesB] = await Promise.all(clients.map((client) => client.fetch(query)));
    expect(pagesA).toEqual(pagesB);
    expect(await clientA.fetch('math::sum(*[_type == "page"].n)')).toBe(120);
    const reported = await Promise.all(
      live.map(async (reader) => {
        const ids: (string | undefined)[] = [];
        for (let n = 0; n < 120; n += 1) ids.push((await reader.next()).id);
        return ids;
      }),
    );
    expect(reported[0]).toEqual(reported[1]);
    expect(new Set(reported[0]).size).toBe(120);
  });

  it('resume a listener from the other one, even after a restart', async () => {
    const client = a.client();
    const path = listenPath('_type == "log"');
    const atA = await stream(a, path);
    expect((await atA.next()).event).toBe('welcome');
    const write = (lake: LakeChild, n: number) => lake.client().create({ _id: `log-${n}`, _type: 'log' });
    await write(a, 1);
    await write(b, 2);
    const [one, two] = [await atA.next(), await atA.next()];
    expect([one.data['documentId'], two.data['documentId']]).toEqual(['log-1', 'log-2']);
    atA.stop();
    await write(a, 3);

    // A client that learns of a write before this process does waits for it.
    const atB = await stream(b, path, one.id);
    expect((await atB.next()).event).toBe('welcomeback');
    await write(a, 4);
    const rest = [await atB.next(), await atB.next(), await atB.next()];
    expect(rest.map(({ data }) => data['documentId'])).toEqual(['log-2', 'log-3', 'log-4']);

    await b.kill();
    await write(a, 5);
    await b.start();
    const again = await stream(b, path, rest[1]?.id);
    expect((await again.next()).event).toBe('welcomeback');
    await write(b, 6);
    const last = [await again.next(), await again.next(), await again.next()];
    expect(last.map(({ data }) => data['documentId'])).toEqual(['log-4', 'log-5', 'log-6']);
    await expect.poll(() => client.fetch('count(*[_type == "log"])'), { timeout: AT_ONCE_MS }).toBe(6);
  });

  it('notify each other again after the connection between them broke', async () => {
    const atB = await stream(b, listenPath('_type == "cut"'));
    await atB.next();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    expect(rowCount).toBeGreaterThanOrEqual(2);
    // Committed while possibly nobody listens.
    await a.client().create({ _id: 'cut-1', _type: 'cut' });
    expect((await atB.next()).data['documentId']).toBe('cut-1');
    // By now they are connected again: polling the log would take longer.
    const started = performance.now();
    await a.client().create({ _id: 'cut-2', _type: 'cut' });
    expect((await atB.next()).data['documentId']).toBe('cut-2');
    expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
  });

  it('know at once which datasets exist, and forget one that is deleted and created again', async () => {
    const [atA, atB] = [a.client({ dataset: 'other' }), b.client({ dataset: 'other' })];
    await expect(atB.fetch('1')).rejects.toMatchObject({ statusCode: 404 });
    await atA.datasets.create('other');
    await atA.create({ _id: 'old', _type: 'page' });
    await expect.poll(() => known(b), { timeout: AT_ONCE_MS }).toEqual(['other', 'test']);
    await expect.poll(() => atB.fetch('*._id'), { timeout: AT_ONCE_MS }).toEqual(['old']);
    const reader = await stream(b, listenPath('_type == "page"', 'other'));
    const { id } = await reader.next();

    await atA.datasets.delete('other');
    await expect(reader.next()).rejects.toThrow('The stream has ended');
    await expect(atB.fetch('1')).rejects.toMatchObject({ statusCode: 404 });
    await expect(atB.create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 404 });
    const left = await admin.query(`select 1 from lake.tx_doc where dataset = 'other'`);
    expect(left.rowCount).toBe(0);

    await atB.datasets.create('other');
    await atB.create({ _id: 'new', _type: 'page' });
    await expect.poll(() => known(a), { timeout: AT_ONCE_MS }).toEqual(['other', 'test']);
    await expect.poll(() => atA.fetch('*._id'), { timeout: AT_ONCE_MS }).toEqual(['new']);
    // The position belongs to the deleted dataset.
    const stale = await stream(a, listenPath('_type == "page"', 'other'), id);
    expect((await stale.next()).event).toBe('reset');
  });

  async function known(lake: LakeChild): Promise<string[]> {
    const datasets = await lake.client().datasets.list();
    return datasets.map(({ name }) => name);
  }
});

/** Listens as the Studio does. `done` resolves with the first `count` events. */
async function listen(client: SanityClient, query: string, count: number) {
  const events: MutationEvent[] = [];
  let welcomed: () => void = () => {};
  let finish: (events: MutationEvent[]) => void = () => {};
  const welcome = new Promise<void>((resolve) => (welcomed = resolve));
  const done = new Promise<MutationEvent[]>((resolve) => (finish = resolve));
  const subscription = client
    .listen(query, {}, { events: ['welcome', 'mutation'], includeAllVersions: true })
    .subscribe((event) => {
      if (event.type === 'welcome') welcomed();
      else if (event.type === 'mutation') events.push(event);
      if (events.length === count) {
        subscription.unsubscribe();
        finish(events);
      }
    });
  await welcome;
  return { done };
}
