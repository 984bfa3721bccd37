import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueries, type Queries, type Question } from '#content-lake/queries/create-queries.ts';
import { chunksOf } from '#content-lake/queries/chunks.ts';
import type { Source } from '#content-lake/queries/source.ts';
import type { Doc } from '#content-lake/store/document.ts';
import { DRAFTS, type Perspective } from '#content-lake/store/perspective.ts';
import { Replica } from '#content-lake/store/replica.ts';
import type { CommittedTransaction } from '#content-lake/store/store.ts';

const TIME = 60_000;
/** No index answers it, and 300 documents make 27 million steps. */
const SLOW = 'count(*[count(*[count(*[title != ^.^.title || n >= 0]) > 0]) > 0])';
/** Its own size is doubled sixty times over without a loop that looks at the clock. */
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

function question(query: string, more: Partial<Question> = {}): Question {
  return {
    dataset: 'test',
    perspective: { kind: 'raw' },
    query,
    params: { n: 3, ids: ['post-1', 'post-2'] },
    now: new Date('2026-05-01T09:00:00Z'),
    identity: 'me',
    caller: 'me',
    ...more,
  };
}

async function textOf(queries: Queries, asked: Question) {
  const { result, ...rest } = await queries.answer(asked);
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunksOf(result)) text += decoder.decode(chunk, { stream: true });
  return { ...rest, text };
}

describe('queries on two threads', () => {
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
    'gives the same answer from the worker as from the main thread, byte for byte',
    async () => {
      const source = dataset(60);
      const here = open({ store: source, projectId: 'p' });
      const there = open({ store: source, projectId: 'p', triesHere: false });
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
    'answers quick queries while slow ones run, and stops those that take too long',
    async () => {
      const queries = open({ store: dataset(300), projectId: 'p', timeLimitMs: 1_000 });
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
    'kills a thread that is lost in one expression, and goes on with a new one',
    async () => {
      const source = dataset(300);
      const queries = open({
        store: source,
        projectId: 'p',
        triesHere: false,
        timeLimitMs: 500,
        maxWorkers: 1,
      });
      await expect(textOf(queries, question(ENDLESS))).rejects.toMatchObject({ status: 408 });
      source.commit({ ...doc(1), title: 'After' });
      expect((await textOf(queries, question('*[_id == "post-1"][0].title'))).text).toBe('"After"');
    },
    TIME,
  );

  it(
    'refuses when too many wait, one caller sooner than all of them',
    async () => {
      const limits = { timeLimitMs: 300, maxWorkers: 1, waiting: { perCaller: 2, total: 3 } };
      const queries = open({ store: dataset(300), projectId: 'p', triesHere: false, ...limits });
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
      expect(statuses).toEqual([408, 408, 408, 429, 408, 503]);
    },
    TIME,
  );

  it('does not start a thread for quick queries, and gives up for a caller who left', async () => {
    const source = dataset(5);
    const queries = open({ store: source, projectId: 'p', maxWorkers: 0 });
    expect((await textOf(queries, question('count(*)'))).text).toBe('5');
    const gone = new AbortController();
    const there = open({ store: source, projectId: 'p', maxWorkers: 0, triesHere: false });
    const waiting = there.answer(question('1', { signal: gone.signal }));
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
  });
});
