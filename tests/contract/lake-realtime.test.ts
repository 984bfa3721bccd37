import type { MutationEvent } from '@sanity/client';
import { Mutation } from '@sanity/mutator';
import type { Kysely } from 'kysely';
import { applyPatch } from 'mendoza';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parseMutations } from '#content-lake/documents/mutations/parse-mutations.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { readLines, readServerEvents } from '#tests/fixtures/streams.ts';

onPostgres('listening to the lake', ({ open }) => {
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

  /** Collects what the official client receives; `next` waits for the event after the last one taken. */
  function listen(query: string, params: Record<string, string | string[]> = {}, client = lake.admin) {
    const events: MutationEvent[] = [];
    const waiting: (() => void)[] = [];
    const subscription = client
      .listen(query, params, {
        events: ['welcome', 'mutation'],
        includeMutations: true,
        includePreviousRevision: true,
        visibility: 'query',
        effectFormat: 'mendoza',
        includeAllVersions: true,
      })
      .subscribe((event) => {
        if (event.type === 'mutation') events.push(event);
        else if (event.type === 'welcome') welcomed();
        for (const wake of waiting.splice(0)) wake();
      });
    let welcomed: () => void = () => {};
    const welcome = new Promise<void>((resolve) => {
      welcomed = resolve;
    });
    opened.push({ stop: () => subscription.unsubscribe() });
    async function next(): Promise<MutationEvent> {
      for (;;) {
        const event = events.shift();
        if (event) return event;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    }
    return { welcome, next, rest: events };
  }

  it('sends every step so that replay, effects and the store agree', async () => {
    const listener = listen('*[_id in $ids]', { ids: ['ship', 'drafts.ship'] });
    await listener.welcome;
    const ids = { publishedId: 'ship', draftId: 'drafts.ship' };
    const act = (actionType: 'publish' | 'unpublish') =>
      lake.admin.action({ actionType: `sanity.action.document.${actionType}`, ...ids });

    await lake.admin.create({ _id: 'ship', _type: 'ship', name: 'Πάτμος', decks: [{ _key: 'a', n: 1 }] });
    await lake.admin.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { name: 'Πάτμος Εξπρές ⛴', 'decks[_key=="a"].n': 2 } },
    });
    await act('publish');
    await act('unpublish');
    await lake.admin
      .patch('drafts.ship')
      .insert('after', 'decks[-1]', [{ _key: 'b', n: 3 }])
      .commit();
    await lake.admin.delete('drafts.ship');

    const replayed = new Map<string, object | null>();
    const patched = new Map<string, object | null>();
    const transitions: string[] = [];
    for (let expected = 8; expected > 0; expected -= 1) {
      const event = await listener.next();
      const { documentId, transactionId, previousRev, resultRev, timestamp, effects } = event;
      const mutations = parseMutations(event.mutations, () => '').flatMap((mutation) =>
        'patchByQuery' in mutation || 'deleteByQuery' in mutation ? [] : [mutation],
      );
      transitions.push(
        `${event.transition} ${documentId} ${event.transactionCurrentEvent}/${event.transactionTotalEvents}`,
      );
      expect(resultRev).toBe(transactionId);

      const before = replayed.get(documentId) ?? null;
      expect(revOf(before)).toBe(previousRev);
      const options = { mutations, transactionId, timestamp, ...(previousRev && { previousRev }) };
      const after = new Mutation(options).apply(toDoc(before));
      replayed.set(documentId, after);
      patched.set(documentId, applyPatch(patched.get(documentId) ?? null, effects?.apply ?? []));
      expect(withoutRev(after)).toEqual(patched.get(documentId));
      expect(after ?? undefined).toEqual(event.result);
    }
    expect(transitions).toEqual([
      'appear ship 1/1',
      'appear drafts.ship 1/1',
      'update ship 1/2',
      'disappear drafts.ship 2/2',
      'appear drafts.ship 1/2',
      'disappear ship 2/2',
      'update drafts.ship 1/1',
      'disappear drafts.ship 1/1',
    ]);
    expect(listener.rest).toEqual([]);
  });

  it('keeps drafts and non-matching documents from other listeners', async () => {
    const visitor = listen('*[_type == "ferry"]', {}, lake.client());
    const filtered = listen('*[_type == "ferry" && speed > 20]{name} | order(name)[0...5]');
    await Promise.all([visitor.welcome, filtered.welcome]);
    await lake.admin.create({ _id: 'drafts.ferry', _type: 'ferry', speed: 30 });
    await lake.admin.create({ _id: 'ferry', _type: 'ferry', speed: 10 });
    await lake.admin.patch('ferry').set({ speed: 25 }).commit();
    expect((await visitor.next()).documentId).toBe('ferry');
    expect((await filtered.next()).documentId).toBe('drafts.ferry');
    expect(await filtered.next()).toMatchObject({
      documentId: 'ferry',
      transition: 'appear',
      // Any visibility but `query` makes the Studio wait a second before it queries again; a deletion in that second is lost.
      visibility: 'query',
    });
    expect(await visitor.next()).toMatchObject({ documentId: 'ferry', transition: 'update' });
  });

  // The response was 400, about which a browser's EventSource reveals nothing.
  it.each([
    ['*[_type == "event]', { type: 'queryParseError', start: 11, end: 18 }],
    ['*[geo::nowhere(1)]', { type: 'queryParseError', description: 'undefined function: nowhere' }],
    ['count(*)', { description: 'Only queries of the form *[filter] can be listened to' }],
  ])('reports the error in %s in the stream, as the hosted service does', async (query, expected) => {
    const answer = await lake.request(`/v1/data/listen/test?query=${encodeURIComponent(query)}`);
    expect(answer.status).toBe(200);
    const [, data] = /^event: channelError\ndata: (.*)$/m.exec(await answer.text()) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({ error: expected });
    const error: unknown = await new Promise((resolve) => {
      const subscription = lake.client().listen(query).subscribe({ error: resolve });
      opened.push({ stop: () => subscription.unsubscribe() });
    });
    expect(error).toMatchObject({ name: 'ChannelError', data: { error: expected } });
  });

  it('limits the streams of one anonymous network, and frees a slot when one closes', async () => {
    const open = (address: string) =>
      lake.request('/v1/data/listen/test?query=*', { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => open(`2001:db8:1:2::${n + 1}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('30');
    expect((await open('2001:db8:1:3::1')).status).toBe(200);
    await answers[0]?.body?.cancel();
    expect((await open('2001:db8:1:2::ffff')).status).toBe(200);
    for (const { body } of answers) await body?.cancel().catch(() => undefined);
  });

  it('counts only the events that a listener gets', async () => {
    const listener = listen('*[_id == "bulk-2"]');
    await listener.welcome;
    const transaction = lake.admin.transaction();
    for (const n of [1, 2, 3]) transaction.create({ _id: `bulk-${n}`, _type: 'bulk' });
    await transaction.commit();
    expect(await listener.next()).toMatchObject({ transactionTotalEvents: 1, transactionCurrentEvent: 1 });
  });

  it('resumes where a connection broke, without a gap or a duplicate', async () => {
    const path = '/v2025-02-19/data/listen/test?query=*%5B_type%3D%3D%22log%22%5D&enableResume=true';
    const connect = async (lastEventId?: string) => {
      const headers = new Headers({ authorization: `Bearer ${lake.token}` });
      if (lastEventId) headers.set('last-event-id', lastEventId);
      const reader = readServerEvents(await lake.request(path, { headers }));
      opened.push(reader);
      return reader;
    };
    const first = await connect();
    const welcome = await first.next();
    expect(welcome.event).toBe('welcome');
    await lake.admin
      .transaction()
      .create({ _id: 'log-1', _type: 'log' })
      .create({ _id: 'log-2', _type: 'log' })
      .commit();
    const seen = await first.next();
    expect(seen.data['documentId']).toBe('log-1');
    first.stop();
    await lake.admin.create({ _id: 'log-3', _type: 'log' });

    const second = await connect(seen.id);
    expect((await second.next()).event).toBe('welcomeback');
    await lake.admin.create({ _id: 'log-4', _type: 'log' });
    const resumed = [await second.next(), await second.next(), await second.next()];
    expect(resumed.map(({ data }) => data['documentId'])).toEqual(['log-2', 'log-3', 'log-4']);

    const fromWelcome = await connect(welcome.id);
    expect((await fromWelcome.next()).event).toBe('welcomeback');
    expect((await fromWelcome.next()).data['documentId']).toBe('log-1');
    expect((await (await connect('never#heard')).next()).event).toBe('reset');
  });

  it('tells clients with cached results which tags are stale', async () => {
    await lake.admin.create({ _id: 'news-1', _type: 'news', title: 'A' });
    await lake.admin.create({ _id: 'other-1', _type: 'other', news: { _type: 'reference', _ref: 'news-1' } });
    const tagsOf = async (query: string) => {
      const { syncTags } = await lake.client().fetch(query, {}, { filterResponse: false });
      return new Set<string>(syncTags);
    };
    const list = await tagsOf('*[_type == "news"]{title}');
    const one = await tagsOf('*[_id == "other-1"][0]{"title": news->title}');
    const unrelated = await tagsOf('*[_type == "elsewhere"]');
    const everything = await tagsOf('count(*)');

    const live = readServerEvents(await lake.request('/v2025-02-19/data/live/events/test'));
    opened.push(live);
    expect((await live.next()).event).toBe('welcome');
    await lake.admin.create({ _id: 'drafts.news-1', _type: 'news', title: 'B' });
    await lake.admin.patch('news-1').set({ title: 'B' }).commit();
    const { event, data } = await live.next();
    expect(event).toBe('message');
    const stale = new Set(Array.isArray(data['tags']) ? data['tags'] : []);
    expect([list, one, unrelated, everything].map((tags) => !tags.isDisjointFrom(stale))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect((await lake.request('/v2025-02-19/data/live/events/test?includeDrafts=true')).status).toBe(403);
  });

  it('carries many event streams over one connection', async () => {
    const headers = { authorization: `Bearer ${lake.token}` };
    const path = '/v2025-02-19/mux/a-random-session-1';
    const lines = readLines(await lake.request(path, { headers }));
    opened.push(lines);
    expect(await lines.next()).toEqual({ ready: true });
    const post = (body: object, as: Record<string, string> = headers) =>
      lake.request(path, { method: 'POST', headers: as, body: JSON.stringify(body) });
    const channel = (id: string) => ({
      open: { id, path: '/v2025-02-19/data/listen/test?query=*%5B_id%3D%3D%22muxed%22%5D' },
    });

    expect((await post(channel('a'), {})).status).toBe(404);
    expect((await post(channel('a'))).status).toBe(204);
    expect(await lines.next()).toEqual({
      id: 'a',
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
    let text = '';
    while (!text.includes('event: welcome')) text += (await lines.next())['chunk'];
    await lake.admin.create({ _id: 'muxed', _type: 'page' });
    while (!text.includes('event: mutation')) text += (await lines.next())['chunk'];
    expect(text).toContain('"documentId":"muxed"');

    expect((await post({ close: { id: 'a' } })).status).toBe(204);
    expect(await lines.next()).toEqual({ id: 'a', end: true });
    expect((await post({ open: { id: 'b', path: '/v2025-02-19/data/query/test?query=1' } })).status).toBe(
      400,
    );
    expect((await post({ open: { id: 'b', path: '/v1/data/listen/nowhere?query=*' } })).status).toBe(204);
    expect(await lines.next()).toMatchObject({ id: 'b', status: 404 });
  });
});

function revOf(doc: object | null): unknown {
  return doc && '_rev' in doc ? doc._rev : undefined;
}

function withoutRev(doc: object | null): object | null {
  if (!doc) return null;
  return Object.fromEntries(Object.entries(doc).filter(([name]) => name !== '_rev'));
}

function toDoc(doc: object | null): { _id: string; _type: string } | null {
  return doc && '_id' in doc && '_type' in doc
    ? { ...doc, _id: String(doc._id), _type: String(doc._type) }
    : null;
}
