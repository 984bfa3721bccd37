import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { type Caller, openCallers } from '#tests/fixtures/lake-callers.ts';
import {
  allQuestions,
  WITHOUT_ACCESS,
  hide,
  publish,
  type Question,
  READERS,
  SECRET_TEXT,
} from '#tests/fixtures/lake-secrets.ts';
import { serveLake } from '#tests/fixtures/lake-server.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { readServerEvents } from '#tests/fixtures/streams.ts';

const WAIT = { timeout: 30_000 };
const LISTENERS = [
  '/data/listen/test?query=*&includePreviousRevision=true&effectFormat=mendoza&includeAllVersions=true',
  '/data/listen/test?query=*[_id in path("drafts.**")]&includePreviousRevision=true',
  '/data/listen/test?query=*[defined(secret)]&visibility=query',
  '/data/listen/test?query=*&enableResume=true&includePreviousRevision=true',
  '/data/live/events/test',
  '/data/live/events/test?includeDrafts=true',
].map((path) => `/v2025-02-19${path.replaceAll(/[ "[\]*]/g, encodeURIComponent)}`);

const RESUMED = LISTENERS.find((path) => path.includes('enableResume')) ?? '';

onPostgres('non-public content', ({ open }) => {
  let lake: TestLake;
  let close: () => Promise<void>;
  let callers: Record<Caller, Record<string, string>>;
  let questions: Question[];
  /** The position in the log before anything was published. Such positions can be guessed. */
  let beginning: string;
  /** Responses to callers without access before there was anything to hide. */
  const before = new Map<string, string>();

  const key = (caller: Caller, { method, path, body = '' }: Question) =>
    [caller, method, path, body].join(' ');
  const ask = async (caller: Caller, { method, path, body }: Question) => {
    const init = { method, headers: callers[caller], ...(body !== undefined && { body }) };
    const response = await lake.request(path, init);
    const text = await response.text();
    return `${response.status} ${text.replace(/,"ms":\d+\}$/, '}')}`;
  };
  /** Sign-in pages contain a random value. */
  const changes = ({ path }: Question) => path.includes('/auth/login/');
  const mayExport = (caller: Caller, { path }: Question) =>
    caller === 'export token' && path.includes('/data/export/');

  beforeAll(async () => {
    const database = await open();
    lake = await openLake(database.db);
    close = async () => {
      await lake.close();
      await database.close();
    };
    callers = await openCallers(lake);
    const now = readServerEvents(await lake.request(RESUMED, { headers: callers.viewer }));
    beginning = (await now.next()).id ?? '';
    now.stop();
    const asset = await publish(lake);
    questions = allQuestions(asset);
    for (const caller of WITHOUT_ACCESS)
      for (const question of questions) before.set(key(caller, question), await ask(caller, question));
    await hide(lake, asset, callers['administrator, by cookie']);
  }, 120_000);
  afterAll(() => close());

  it('is visible to everybody who may read it', async () => {
    const query: Question = { method: 'GET', path: '/v1/data/query/test?query=*&perspective=raw' };
    for (const caller of READERS) expect(await ask(caller, query), caller).toContain(SECRET_TEXT);
    const endpoints = new Set<string>();
    for (const question of questions) {
      const answer = await ask('administrator, by cookie', question);
      if (answer.includes(SECRET_TEXT))
        endpoints.add(question.path.replace(/\?.*/, '').split('/').slice(2, 5).join('/'));
    }
    // Otherwise the tests below would prove nothing about these endpoints.
    expect([...endpoints].toSorted()).toEqual(
      expect.arrayContaining([
        'audit/events',
        'data/doc/test',
        'data/export/test',
        'data/history/test',
        'data/mutate/test',
        'data/query/test',
        'hooks/projects/demo',
        'projects/demo/tokens',
        'users/me/keyvalue',
      ]),
    );
  }, 120_000);

  it('changes no response to anybody else: neither the text nor a trace of it', async () => {
    for (const caller of WITHOUT_ACCESS) {
      for (const question of questions) {
        if (mayExport(caller, question)) continue;
        const answer = await ask(caller, question);
        expect(answer, key(caller, question)).not.toContain(SECRET_TEXT);
        if (!changes(question)) expect(answer, key(caller, question)).toBe(before.get(key(caller, question)));
      }
    }
  }, 120_000);

  it('is not for every member either: settings, tokens, webhooks and the audit log', async () => {
    const rows = [
      '/users/me/keyvalue/studio.search',
      '/projects/demo/tokens',
      '/hooks/projects/demo',
      '/audit/events',
    ];
    for (const caller of READERS.filter((name) => !name.startsWith('administrator'))) {
      for (const path of rows) {
        expect(await ask(caller, { method: 'GET', path: `/v1${path}` }), `${caller} ${path}`).not.toContain(
          SECRET_TEXT,
        );
      }
    }
  });

  it('shows no email address to anybody else', async () => {
    const { members }: { members: { id: string }[] } = await lake.admin.request({ url: '/projects/demo' });
    const ids = members.map(({ id }) => id).join(',');
    const users: Question = { method: 'GET', path: `/v1/users/${ids}` };
    for (const caller of READERS) expect(await ask(caller, users)).toContain('administrator@lake.test');
    for (const caller of WITHOUT_ACCESS) {
      expect(await ask(caller, users), caller).not.toContain('@lake.test');
      for (const question of questions)
        expect(before.get(key(caller, question)), caller).not.toContain('@lake.test');
    }
  });

  it('is not sent to listeners without access, nor to those who resume', async () => {
    const session = 'a-session-of-the-stranger';
    const streams: (() => string)[] = [];
    const listen = async (path: string, headers: Record<string, string>) =>
      collect(await lake.request(path, { headers }));
    const mux = await listen(`/v1/mux/${session}`, {});
    streams.push(mux);
    for (const [index, path] of LISTENERS.entries()) {
      for (const caller of WITHOUT_ACCESS) {
        streams.push(await listen(path, callers[caller]));
        streams.push(await listen(path, { ...callers[caller], 'last-event-id': beginning }));
      }
      for (const lastEventId of [undefined, beginning]) {
        const order = { open: { id: `c${index}${lastEventId ?? ''}`, path, lastEventId } };
        await lake.request(`/v1/mux/${session}`, { method: 'POST', body: JSON.stringify(order) });
      }
    }
    const back = { ...callers.viewer, 'last-event-id': beginning };
    const reader = await listen(RESUMED, back);
    // The path as written isn't where it leads.
    const out = { open: { id: 'out', path: '/v1/data/listen/../export/test' } };
    const sent = { method: 'POST', body: JSON.stringify(out) };
    expect(await lake.request(`/v1/mux/${session}`, sent)).toMatchObject({ status: 400 });

    await lake.admin
      .patch('drafts.offer')
      .set({ text: `${SECRET_TEXT} again` })
      .commit();
    const release = { patch: { id: 'versions.rA.offer', set: { text: `${SECRET_TEXT} again` } } };
    await lake.admin.mutate([release, { delete: { id: 'drafts.hidden' } }]);
    await lake.admin.create({ _id: 'mark', _type: 'mark' });
    // The last event of all: everything before it has been sent.
    await vi.waitFor(() => {
      expect(reader()).toContain('"documentId":"mark"');
      expect(mux()).toContain('mark');
    }, WAIT);
    await lake.lake.close();
    for (const text of streams) {
      expect(text()).not.toContain(SECRET_TEXT);
      expect(text()).not.toMatch(/"documentId\\?":\\?"(drafts|versions)\./);
    }
    // Those who may read drafts get all of it, including what they missed.
    for (const id of ['edited', 'gone', 'drafts.offer', 'versions.rA.offer'])
      expect(reader()).toContain(`"documentId":"${id}"`);
    expect(reader()).toContain(SECRET_TEXT);
  }, 60_000);
});

onPostgres('presence', ({ open }) => {
  it('is hidden from those who may not read drafts', async () => {
    const database = await open();
    const lake = await openLake(database.db);
    const callers = await openCallers(lake);
    const server = await serveLake(lake.lake);
    const address = `${server.url.replace('http', 'ws')}/v2022-06-30/socket/test`;
    for (const caller of WITHOUT_ACCESS) {
      const socket = new WebSocket(address, { headers: callers[caller] });
      const texts: string[] = [];
      socket.on('message', (data) => texts.push(String(data)));
      socket.on('open', () =>
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'presence_subscribe' })),
      );
      const ended = await new Promise<string>((resolve) => {
        socket.on('close', (code) => resolve(`closed ${code}`));
        socket.on('unexpected-response', (_, { statusCode }) => resolve(`refused ${statusCode}`));
        socket.on('error', () => undefined);
      });
      expect(ended, caller).toMatch(/^(closed 4001|refused 40[13])$/);
      expect(texts, caller).toEqual([]);
    }
    await lake.close();
    await server.close();
    await database.close();
  }, 60_000);
});

/** @returns a function that returns everything received so far. */
function collect(response: Response): () => string {
  let text = '';
  const read = async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
  };
  read().catch(() => undefined);
  return () => text;
}
