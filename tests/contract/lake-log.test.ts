import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { readLines, readServerEvents } from '#tests/fixtures/streams.ts';

onEachDatabase('the log of the lake', ({ open }) => {
  let database: { db: Kysely<unknown>; close(): Promise<void> };
  let lake: TestLake;
  const opened: { stop(): void }[] = [];

  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db);
  });
  afterEach(() => {
    for (const { stop } of opened.splice(0)) stop();
  });
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  async function listen(filter: string, { lastEventId = '', token = lake.token, options = '' } = {}) {
    const headers = new Headers({ authorization: `Bearer ${token}` });
    if (lastEventId) headers.set('last-event-id', lastEventId);
    const query = encodeURIComponent(`*[${filter}]`);
    const path = `/v2025-02-19/data/listen/test?enableResume=true&query=${query}${options}`;
    const reader = readServerEvents(await lake.request(path, { headers }));
    opened.push(reader);
    return reader;
  }

  it('buffers only a few megabytes for a listener that does not read, which then resumes where it was', async () => {
    const slow = await listen('_type == "big"');
    const text = 'x'.repeat(300_000);
    const written = 16;
    for (let n = 0; n < written; n += 1)
      await lake.admin.create({ _id: `big-${String(n).padStart(2, '0')}`, _type: 'big', text });

    const got: string[] = [];
    let lastEventId = '';
    let bytes = 0;
    await expect(async () => {
      for (;;) {
        const { id = '', data } = await slow.next();
        bytes += JSON.stringify(data).length;
        if (typeof data['documentId'] === 'string') got.push(data['documentId']);
        lastEventId = id;
      }
    }).rejects.toThrow('The stream has ended');
    expect(bytes).toBeLessThan(6_000_000);

    const back = await listen('_type == "big"', { lastEventId });
    expect((await back.next()).event).toBe('welcomeback');
    while (got.length < written) got.push(String((await back.next()).data['documentId']));
    expect(got).toEqual(Array.from({ length: written }, (_, n) => `big-${String(n).padStart(2, '0')}`));
  });

  it('sends more than the buffer limit to a listener of a shared connection, as fast as it reads', async () => {
    const headers = { authorization: `Bearer ${lake.token}` };
    const first = await listen('_type == "shared"');
    const { id: lastEventId } = await first.next();
    const text = 'x'.repeat(300_000);
    const written = 16;
    for (let n = 0; n < written; n += 1)
      await lake.admin.create({ _id: `shared-${n}`, _type: 'shared', text });

    const session = '/v2025-02-19/mux/a-session-of-slow-reading';
    const lines = readLines(await lake.request(session, { headers }));
    opened.push(lines);
    expect(await lines.next()).toEqual({ ready: true });
    const query = encodeURIComponent('*[_type == "shared"]');
    const path = `/v2025-02-19/data/listen/test?enableResume=true&query=${query}`;
    const open = JSON.stringify({ open: { id: 'a', path, lastEventId } });
    expect((await lake.request(session, { method: 'POST', headers, body: open })).status).toBe(204);
    let receivedBytes = 0;
    let rest = '';
    while (receivedBytes < written) {
      const { chunk = '', end } = await lines.next();
      expect(end).toBeUndefined();
      const parts = `${rest}${String(chunk)}`.split('\n\n');
      rest = parts.pop() ?? '';
      receivedBytes += parts.filter((part) => part.startsWith('event: mutation')).length;
    }
  });

  it('welcomes a client that does not request resuming as a new one', async () => {
    const headers = { authorization: `Bearer ${lake.token}`, 'last-event-id': '@1' };
    const response = await lake.request('/v2025-02-19/data/listen/test?query=*', { headers });
    const reader = readServerEvents(response);
    opened.push(reader);
    expect((await reader.next()).event).toBe('welcome');
  });

  it('sends as much of an event as was requested', async () => {
    const plain = await listen('_id == "asked"', { options: '&includeResult=false&includeMutations=false' });
    const full = await listen('_id == "asked"', {
      options: '&includeResult=true&includePreviousRevision=true&effectFormat=mendoza&visibility=query&tag=x',
    });
    await Promise.all([plain.next(), full.next()]);
    await lake.admin.create({ _id: 'asked', _type: 'page', n: 1 });
    await lake.admin.patch('asked').set({ n: 2 }).commit();
    await Promise.all([plain.next(), full.next()]);
    const [{ data: little }, { data: much }] = [await plain.next(), await full.next()];
    for (const field of ['result', 'previous', 'mutations', 'effects']) {
      expect(little).not.toHaveProperty(field);
      expect(much).toHaveProperty(field);
    }
    expect(much).toMatchObject({ result: { n: 2 }, previous: { n: 1 }, visibility: 'query' });
  });

  it('sends nothing more to a listener whose token was revoked', async () => {
    const made = await lake.request('/v2025-02-19/projects/demo/tokens', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ label: 'short', roleName: 'viewer' }),
    });
    const { id, key } = await made.json();
    const reader = await listen('_type == "secret"', { token: key });
    const other = await listen('_type == "secret"');
    expect((await reader.next()).event).toBe('welcome');
    await other.next();
    await lake.request(`/v2025-02-19/projects/demo/tokens/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${lake.token}` },
    });
    expect(await reader.next()).toMatchObject({ event: 'disconnect' });
    await lake.admin.create({ _type: 'secret' });
    await expect(reader.next()).rejects.toThrow('The stream has ended');
    expect((await other.next()).event).toBe('mutation');
  });

  it('accepts only the three values of visibility', async () => {
    for (const visibility of ['sync', 'async', 'deferred'] as const) {
      const { _id } = await lake.admin.create({ _type: 'page' }, { visibility });
      expect(await lake.admin.fetch('count(*[_id == $_id])', { _id })).toBe(1);
    }
    const body = JSON.stringify({ mutations: [] });
    const headers = { authorization: `Bearer ${lake.token}` };
    const path = '/v2025-02-19/data/mutate/test?visibility=never';
    expect((await lake.request(path, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('deletes what is older than required, and nothing that is still needed', async () => {
    expect(await lake.lake.maintain({})).toMatchObject({ revisions: 0, transactions: 0 });
    await lake.admin.create({ _id: 'old', _type: 'page', n: 1 });
    const old = await lake.admin.patch('old').set({ n: 2 }).commit();
    await lake.admin.create({ _id: 'gone', _type: 'page' });
    await lake.admin.delete('gone');
    const before = await listen('_type == "page"');
    const { id: place = '' } = await before.next();

    const removed = await lake.lake.maintain({ keepHistoryDays: 0 });
    expect(removed.revisions).toBeGreaterThanOrEqual(3);
    expect(await lake.lake.maintain({ keepHistoryDays: 0 })).toMatchObject({
      revisions: 0,
      transactions: 0,
    });

    // The current state has its history from here on; earlier states are gone.
    const at = async (id: string, revision: string) => {
      const path = `/v2025-02-19/data/history/test/documents/${id}?revision=${revision}`;
      const answer = await lake.request(path, { headers: { authorization: `Bearer ${lake.token}` } });
      return (await answer.json()).documents;
    };
    expect(await at('old', old._rev)).toMatchObject([{ n: 2 }]);
    const next = await lake.admin.patch('old').set({ n: 3 }).commit();
    expect(await at('old', next._rev)).toMatchObject([{ n: 3 }]);
    const again = await listen('_id == "old"', { lastEventId: place });
    expect(await again.next()).toMatchObject({ event: 'welcomeback' });
    expect((await again.next()).data).toMatchObject({ transition: 'update', previousRev: old._rev });
    const early = await listen('_id == "old"', { lastEventId: '@1' });
    expect((await early.next()).event).toBe('reset');
  });
});
