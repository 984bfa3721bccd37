import { describe, expect, it } from 'vitest';
import { Budget, QueryTimeout } from '#content-lake/groq/budget.ts';
import { parseQuery } from '#content-lake/groq/parse-query.ts';
import { placeholdersIn } from '#content-lake/groq/parse/placeholders.ts';
import { QueryCache } from '#content-lake/groq/parse/query-cache.ts';
import { withinTime } from '#content-lake/groq/parse/watchdog.ts';
import { runQuery } from '#content-lake/groq/run-query.ts';
import { View } from '#content-lake/store/view.ts';

const context = { view: new View(), now: new Date(0), identity: 'me', projectId: 'p', dataset: 'd' };
const run = (query: string, params: Record<string, unknown> = {}) =>
  runQuery({ ...context, query, params, timeLimitMs: 300 }).result;

describe('parsing', () => {
  // The parser needs 22 s for this one.
  it('gives up on a query that keeps the parser busy', () => {
    const started = performance.now();
    expect(() => parseQuery(`[${'1,'.repeat(49_000)}1]`, {}, 50)).toThrow(QueryTimeout);
    expect(() => parseQuery(`a${'.b'.repeat(49_000)}`, {}, 50)).toThrow(QueryTimeout);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('gives the same tree again, and another one for other numbers in a slice', () => {
    expect(parseQuery('*[a == $b]', { b: 1 })).toBe(parseQuery('*[a == $b]', { b: 2 }));
    const slice = '*[0...$n]{"$n": "$n"}';
    expect(parseQuery(slice, { n: 3 }).ast).toMatchObject({ base: { right: 3 } });
    expect(parseQuery(slice, { n: 4 }).ast).toMatchObject({ base: { right: 4 } });
    expect(parseQuery(slice, { n: 3 })).toBe(parseQuery(slice, { n: 3 }));
    expect(parseQuery('*[$from...$from + $count]', { from: 1, count: 2 }).ast).toMatchObject({ right: 3 });
  });

  // Compiling a part twice doubles the time on each level.
  it.each([
    (within: string) => `*[count(${within}) > 0]{...a, b => {c}} | order(x)[0...3]`,
    (within: string) => `*[a == b || count(${within}) > 0]{"x": 1} | order(x)[0...3]{y}[0]`,
    (within: string) => `*[_id in ${within}._id && "a" == ${'$b'}][0..-1][1]`,
  ])('does not compile any part twice (%#)', (level) => {
    const query = Array.from({ length: 24 }).reduce<string>((within) => level(within), '*');
    const started = performance.now();
    parseQuery(query, { b: 1 }, 30_000);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('sees parameters in code only', () => {
    const names = (query: string) => placeholdersIn(query).map(({ name }) => name);
    expect(names(`"$a" == $b // $c\n && '\\'$d' == $e`)).toEqual(['b', 'e']);
    expect(names('"$a never closed $b')).toEqual([]);
    const started = performance.now();
    names(`"${'\\"'.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('what is kept of queries', () => {
  it('is bounded by number and by length, the oldest goes first', () => {
    const cache = new QueryCache<number>();
    for (let n = 0; n < 1_000; n += 1) cache.set(`query ${n}`, n);
    expect(cache.get('query 0')).toBe(0);
    cache.set('one more', 1);
    expect(cache.get('query 1')).toBeUndefined();
    expect(cache.get('query 0')).toBe(0);
    cache.set('x'.repeat(999_000), 2);
    expect(cache.get('query 500')).toBeUndefined();
    expect(cache.get('x'.repeat(999_000))).toBe(2);
  });
});

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe('the time of a query', () => {
  it('is the time that its thread works, not the time that passes', () => {
    let worked = 0;
    const budget = new Budget(500, () => worked);
    wait(600);
    expect(() => budget.look()).not.toThrow();
    worked = 600;
    wait(600);
    expect(() => budget.look()).toThrow(QueryTimeout);
    const stuck = new Budget(1, () => 0);
    wait(10);
    expect(() => stuck.look()).toThrow(QueryTimeout);
  });
});

describe('what looks at no clock', () => {
  it('is stopped from outside, and its errors come through', () => {
    expect(() => withinTime(20, () => /^(a+)+$/.test(`${'a'.repeat(60)}b`))).toThrow(QueryTimeout);
    expect(withinTime(1_000, () => 'done')).toBe('done');
    expect(() =>
      withinTime(1_000, () => {
        throw new TypeError('mine');
      }),
    ).toThrow(TypeError);
  });

  const doubled = (times: number, step: string) => `{"a": ["x"]}${step.repeat(times)}`;
  it.each([
    ['adding lists', `${doubled(40, '{"a": a + a}')}.a`],
    ['spreading lists', `${doubled(40, '{"a": [...a, ...a]}')}.a`],
    ['adding texts', `{"a": "xxxxxxxx"}${'{"a": a + a}'.repeat(40)}.a`],
    ['searching nested lists', `${doubled(40, '{"a": [a, a]}')}.a match "y"`],
    ['looking for references in nested lists', `[${doubled(40, '{"a": [a, a]}')}][references("y")]`],
    ['reading rich text of nested lists', `pt::text(${doubled(40, '{"a": [a, a]}')}.a)`],
  ])(
    'ends by itself: %s',
    (_, query) => {
      expect(() => run(query)).toThrow(/more than 1000000 parts|took longer|too large/);
    },
    60_000,
  );
});
