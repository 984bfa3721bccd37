import { describe, expect, it } from 'vitest';
import { Budget, QueryTimeout } from '#content-lake/groq/budget.ts';
import { parseQuery } from '#content-lake/groq/parse-query.ts';
import { QueryCache } from '#content-lake/groq/parse/query-cache.ts';
import { runQuery } from '#content-lake/groq/run-query.ts';
import { LakeError } from '#content-lake/protocol/errors.ts';
import { View } from '#content-lake/store/view.ts';

const context = { view: new View(), now: new Date(0), identity: 'me', projectId: 'p', dataset: 'd' };
const run = (query: string, params: Record<string, unknown> = {}, timeLimitMs = 300) =>
  runQuery({ ...context, query, params, timeLimitMs }).result;
function refuse(query: string, message: RegExp): void {
  let refusal: unknown;
  try {
    parseQuery(query, {});
  } catch (error) {
    refusal = error;
  }
  // Not the whole error: it contains the query, which may be long.
  expect(refusal instanceof LakeError && [refusal.status, refusal.message]).toEqual([
    400,
    expect.stringMatching(message),
  ]);
}

describe('parsing', () => {
  // The previous parser, groq-js's, tried each bracket twice: 24 s for this one, and twice that for 6 more characters.
  it('takes no time for unclosed brackets', () => {
    const started = performance.now();
    for (const times of [24, 45, 95]) refuse(`${'a[@.b['.repeat(times)}1`, /^expected '\]' following/);
    for (const open of [
      'a[',
      '(',
      '{"a":',
      '[',
      'a->b[',
      'a{b',
      'a|order(',
      'count(',
      '"a" in (',
      'a.b{"c":[',
      '-(',
    ])
      refuse(open.repeat(40), /^(?:unexpected|expected|attribute)/);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  // 22 s before: groq-js's time grows with the square of the length.
  it('parses half a million characters at once, and no more', () => {
    const started = performance.now();
    expect(run(`count([${'1,'.repeat(240_000)}1])`, {}, 10_000)).toBe(240_001);
    expect(run(`length("${'x'.repeat(499_000)}")`)).toBe(499_000);
    expect(performance.now() - started).toBeLessThan(10_000);
    refuse(`"${'x'.repeat(500_000)}"`, /^query is too long$/);
  });

  it('rejects endless nesting or repetition of any kind', () => {
    for (const row of [
      'a.',
      'a[0].',
      'a->',
      'a+',
      'a&&',
      'a||',
      '^.',
      'a[b].',
      '*|order(a)|',
      'a==',
      '!',
      '-',
    ])
      refuse(`${row.repeat(3_000)}b`, /nested too deeply|unable to parse|function expected/);
    for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair]))
      refuse(
        `${open?.repeat(300)}${open === '{' ? '' : 1}${close?.repeat(300)}`,
        /nested too deeply|string key/,
      );
  });

  // Each function calls the previous one twice: 2 to the power of 30 calls in 1,000 characters.
  it('rejects functions that become too large when inlined', () => {
    const levels = Array.from({ length: 30 }, (_, level) => level);
    const functions = levels.map((n) => {
      const body = n === 0 ? 'name' : `"a": f::l${n - 1}(@), "b": f::l${n - 1}(@)`;
      return `fn f::l${n}($x) = $x{${body}};`;
    });
    refuse(`${functions.join(' ')} *{"c": f::l29(@)}`, /^query is too large/);
  });

  it('returns the same tree again, and another one for other numbers in a slice', () => {
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
    parseQuery(query, { b: 1 });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('sees parameters in code only', () => {
    const missing = (query: string) => () => parseQuery(query, { b: 1 });
    expect(missing(`"$a" == $b // $c\n && '\\'$d' == $e`)).toThrow('param $e referenced, but not provided');
    expect(missing('"$a" == $b')).not.toThrow();
  });

  // The messages and positions of the hosted service's parser, from its public tests.
  it.each<[string, string, number]>([
    ['(person', "expected ')' following parenthesized expression", 0],
    ['fn(person', "expected ')' following function arguments", 0],
    ['[1,2', "expected ']' following array body", 0],
    ['*[a', "expected ']' following expression", 1],
    ['{a', "expected '}' following object body", 0],
    ['*{,}', "expected '}' following object body", 1],
    ['*{a b}', "expected '}' following object body", 1],
    ['*{1}', 'attribute or a string key expected', 2],
    ['[1,2,3]....', 'unable to parse entire expression', 7],
    ['a.^.c', '^ is not allowed here', 2],
    ['a.@.c', '@ is not allowed here', 2],
    ['*[true] / ]', 'unexpected token "]", expected expression', 10],
    ['*[true] /', 'unexpected end-of-file, expected expression', 9],
    ['*[_type == "event]', String.raw`unexpected token "\"event]", expected expression`, 11],
    ['* | [0]', 'object or function expected', 4],
    ['// nothing', 'no query', 0],
  ])('gives the hosted service’s error for %s', (query, description, start) => {
    expect(() => parseQuery(query, {})).toThrow(
      expect.objectContaining({
        status: 400,
        body: { error: expect.objectContaining({ type: 'queryParseError', description, query, start }) },
      }),
    );
  });

  it('evaluates a parameter in brackets', () => {
    expect(run('[5, 6, 7][$n]', { n: 1 })).toBe(6);
    expect(run('{"a": 5}[$n]', { n: 'a' })).toBe(5);
    expect(run('[5, 6, 7][$n]', { n: true })).toEqual([5, 6, 7]);
    expect(run('[5, 6, 7][$n]', { n: 2 })).toBe(7);
  });
});

describe('the query cache', () => {
  it('is bounded by number and length, and evicts the oldest first', () => {
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

describe("a query's time", () => {
  it("is its thread's CPU time, not wall-clock time", () => {
    let worked = 0;
    const budget = new Budget(500, () => worked);
    wait(600);
    expect(() => budget.check()).not.toThrow();
    worked = 600;
    wait(600);
    expect(() => budget.check()).toThrow(QueryTimeout);
    const stuck = new Budget(1, () => 0);
    wait(10);
    expect(() => stuck.check()).toThrow(QueryTimeout);
  });
});

describe('functions that check no clock', () => {
  const doubled = (times: number, step: string) => `{"a": ["x"]}${step.repeat(times)}`;
  it.each([
    ['adding lists', `${doubled(40, '{"a": a + a}')}.a`],
    ['spreading lists', `${doubled(40, '{"a": [...a, ...a]}')}.a`],
    ['adding texts', `{"a": "xxxxxxxx"}${'{"a": a + a}'.repeat(40)}.a`],
    ['searching nested lists', `${doubled(40, '{"a": [a, a]}')}.a match "y"`],
    ['looking for references in nested lists', `[${doubled(40, '{"a": [a, a]}')}][references("y")]`],
    ['reading rich text of nested lists', `pt::text(${doubled(40, '{"a": [a, a]}')}.a)`],
  ])(
    'are stopped by a limit: %s',
    (_, query) => {
      expect(() => run(query)).toThrow(/more than 1000000 parts|took longer|too large/);
    },
    60_000,
  );
});
