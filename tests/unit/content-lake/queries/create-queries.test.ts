import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CALLER_LIMITS,
  type CallerLimits,
  createQueries,
  type Queries,
  type SubmittedQuery,
} from '#content-lake/queries/create-queries.ts';
import { chunksOf } from '#content-lake/queries/chunks.ts';
import type { PoolLimits } from '#content-lake/queries/pool.ts';
import type { Source } from '#content-lake/queries/source.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { DRAFTS, type Perspective } from '#content-lake/store/perspective.ts';
import { Replica } from '#content-lake/store/replica.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';

const TIME = 60_000;
/** No index covers it, and 300 documents make 27 million steps. */
const SLOW = 'count(*[count(*[count(*[title != ^.^.title || n >= 0]) > 0]) > 0])';
/** Doubles its size sixty times without a loop that checks the clock. */
const ENDLESS = `{"a": "x"}${'{"a": [a, a]}'.repeat(60)}`;

function doc(n: number): Doc {
  return {
    _id: `${n % 10 === 0 ? 'drafts.' : ''}post-${n}`,
    _type: 'post',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-02-01T00:00:00Z',
    title: `Title ${n % 7}`,
    at: `2026-0${1 + (n % 9)}-01T00:00:00Z`,
    n,
    tags: ['a', n, null, { deep: [n] }],
  };
}

type Dataset = Source & { commit(...docs: Doc[]): void };

function dataset(count: number): Dataset {
  const replica = new Replica(
    'test',
    0,
    Array.from({ length: count }, (_, n) => doc(n)),
  );
  const listeners = new Set<(transaction: CommittedTransaction) => void>();
  return {
    datasets: () => ['test'],
    replica: () => replica,
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    commit(...docs) {
      const changes = docs.map((after) => ({
        id: after._id,
        before: replica.get(after._id),
        after,
        mutations: [],
        effects: { apply: [], revert: [] },
      }));
      const seq = replica.seq + 1;
      replica.advance(seq, changes);
      const transaction = { dataset: 'test', seq, id: `t${seq}`, author: 'me', timestamp: '', changes };
      for (const listener of listeners) listener(transaction);
    },
  };
}

function question(query: string, more: Partial<SubmittedQuery> = {}): SubmittedQuery {
  return {
    dataset: 'test',
    perspective: { kind: 'raw' },
    query,
    params: { n: 3, ids: ['post-1', 'post-2'] },
    now: new Date('2026-05-01T09:00:00Z'),
    identity: 'me',
    caller: 'me',
    isTrusted: true,
    ...more,
  };
}

function limited(kind: 'members' | 'strangers', more: Partial<PoolLimits>): CallerLimits {
  return { ...CALLER_LIMITS, [kind]: { ...CALLER_LIMITS[kind], ...more } };
}

async function textOf(queries: Queries, query: SubmittedQuery) {
  const { result, ...rest } = await queries.answer(query);
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunksOf(result)) text += decoder.decode(chunk, { stream: true });
  return { ...rest, text };
}

describe('queries in two processes', () => {
  let opened: Queries[] = [];
  const open = (...options: Parameters<typeof createQueries>) => {
    const queries = createQueries(...options);
    opened.push(queries);
    return queries;
  };
  afterEach(async () => {
    await Promise.all(opened.map(async (queries) => queries.close()));
    opened = [];
  });

  it(
    'gives the same result in a query process as in this one, byte for byte',
    async () => {
      const source = dataset(60);
      const here = open({ store: source, projectId: 'p' });
      const there = open({ store: source, projectId: 'p', triesLocally: false });
      const perspectives: Perspective[] = [{ kind: 'raw' }, { kind: 'published' }, DRAFTS];
      const query = fc.constantFrom(
        '*',
        '*[_id in $ids]',
        '*[_type == "post"] | order(at desc, n asc)[0...$n]{_id, title, "same": *[title == ^.title]._id}',
        '*[title match "title 3"]{title, at, "t": dateTime(at), "p": path("a.*")}',
        '{"now": now(), "who": identity(), "n": count(*), "x": 1/0, "s": sanity::projectId()}',
        '*[n > $n][0]',
        '*[0...$n].tags',
        'nothing',
        '*[',
        '*[$missing]',
        'text::semanticSimilarity(1)',
        'geo::contains(1, 2)',
        'unknown(1)',
      );
      const sourceMap = fc.constantFrom('index' as const, 'key' as const, undefined);
      await fc.assert(
        fc.asyncProperty(
          query,
          fc.constantFrom(...perspectives),
          sourceMap,
          fc.boolean(),
          async (text, perspective, names, changes) => {
            if (changes)
              source.commit({ ...doc(source.replica('test').seq % 70), title: `New ${text.length}` });
            const asked = question(text, { perspective, ...(names && { sourceMap: names }) });
            const outcomes = await Promise.allSettled([textOf(here, asked), textOf(there, asked)]);
            const [mine, others] = outcomes.map((one) =>
              one.status === 'fulfilled' ? one.value : { failed: one.reason.status, body: one.reason.body },
            );
            expect(others).toEqual(mine);
          },
        ),
        { numRuns: 150 },
      );
    },
    TIME,
  );

  it(
    'runs quick queries while slow ones run, and stops those that take too long',
    async () => {
      const queries = open({
        store: dataset(300),
        projectId: 'p',
        limits: limited('members', { timeLimitMs: 1_000 }),
      });
      const slow = [SLOW, `${SLOW} + 1`, `${SLOW} + 2`].map((query) => textOf(queries, question(query)));
      let isOver = false;
      const outcomes = Promise.allSettled(slow).finally(() => (isOver = true));
      let answered = 0;
      for (;;) {
        if (isOver) break;
        expect((await textOf(queries, question('*[_id == "post-1"][0].title'))).text).toBe('"Title 1"');
        answered += 1;
        await new Promise(setImmediate);
      }
      for (const outcome of await outcomes)
        expect(outcome).toMatchObject({ reason: { status: 408, message: /longer than 1000 ms/ } });
      expect(answered).toBeGreaterThan(100);
    },
    TIME,
  );

  it(
    'kills a process stuck in one expression, and continues with a new one',
    async () => {
      const source = dataset(300);
      const queries = open({
        store: source,
        projectId: 'p',
        triesLocally: false,
        limits: limited('members', { timeLimitMs: 500, maxProcesses: 1 }),
      });
      await expect(textOf(queries, question(ENDLESS))).rejects.toMatchObject({ status: 408 });
      source.commit({ ...doc(1), title: 'After' });
      expect((await textOf(queries, question('*[_id == "post-1"][0].title'))).text).toBe('"After"');
    },
    TIME,
  );

  it(
    'rejects queries when too many wait, those of the busiest caller first',
    async () => {
      const waiting = { perCaller: 2, total: 3 };
      const limits = limited('members', { timeLimitMs: 300, maxProcesses: 1, waiting });
      const queries = open({ store: dataset(300), projectId: 'p', triesLocally: false, limits });
      const ask = async (caller: string) =>
        queries.answer(question(SLOW, { caller })).then(
          () => 200,
          (error) => error.status,
        );
      const statuses = await Promise.all([
        ...Array.from({ length: 4 }, async () => ask('greedy')),
        ask('modest'),
        ask('late'),
      ]);
      expect(statuses).toEqual([408, 408, 429, 429, 408, 408]);
    },
    TIME,
  );

  // Strangers' queries were parsed on the main thread, and ran there for up to 50 ms each.
  it(
    'never parses or runs a stranger’s query in this process, and gives strangers lower limits',
    async () => {
      const limits = limited('strangers', { timeLimitMs: 500, maxCharacters: 20_000, maxItems: 5_000 });
      const queries = open({ store: dataset(300), projectId: 'p', limits });
      queries.start('test');
      const ask = (query: string, caller = 'one') =>
        textOf(queries, question(query, { isTrusted: false, caller }));
      expect((await ask('*[_id == "post-1"][0].title')).text).toBe('"Title 1"');
      const here = process.threadCpuUsage();
      const copies = (times: number) => `[${'*,'.repeat(times)}]`;
      await expect(ask(SLOW)).rejects.toMatchObject({ status: 408 });
      await expect(ask(ENDLESS)).rejects.toMatchObject({ status: 413 });
      await expect(ask('a[@.b['.repeat(60))).rejects.toMatchObject({ status: 400 });
      await expect(ask(copies(10))).rejects.toMatchObject({ status: 413 });
      await expect(ask(`count(${copies(20)})`)).rejects.toMatchObject({ status: 400 });
      expect((await ask(`count(${copies(10)})`, 'another')).text).toBe('10');
      const { user, system } = process.threadCpuUsage(here);
      expect((user + system) / 1_000).toBeLessThan(600);
    },
    TIME,
  );

  it(
    'lets no stranger take all processes, and returns the time to wait when one sends too many queries',
    async () => {
      const limits = {
        ...limited('strangers', { timeLimitMs: 1_000 }),
        quota: { queries: { most: 5, seconds: 60 }, hundredths: { most: 100, seconds: 60 } },
      };
      const queries = open({ store: dataset(300), projectId: 'p', limits });
      const ask = (query: string, caller: string) =>
        textOf(queries, question(query, { isTrusted: false, caller }));
      const greedy = Promise.allSettled([1, 2].map(async (n) => ask(`${SLOW} + ${n}`, 'greedy')));
      expect((await ask('count(*)', 'modest')).text).toBe('300');
      for (const outcome of await greedy) expect(outcome).toMatchObject({ reason: { status: 408 } });
      // Two seconds of work exceed the one second per minute that this caller may use.
      await expect(ask('1', 'greedy')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
      for (let n = 0; n < 4; n += 1) await ask('1', 'modest');
      await expect(ask('1', 'modest')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    },
    TIME,
  );

  it('starts no process for quick queries, and stops when the caller has disconnected', async () => {
    const source = dataset(5);
    const queries = open({ store: source, projectId: 'p', limits: limited('members', { maxProcesses: 0 }) });
    expect((await textOf(queries, question('count(*)'))).text).toBe('5');
    const gone = new AbortController();
    const there = open({
      store: source,
      projectId: 'p',
      limits: limited('members', { maxProcesses: 0 }),
      triesLocally: false,
    });
    const waiting = there.answer(question('1', { signal: gone.signal }));
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
  });
});
