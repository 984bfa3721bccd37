import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DateTime, PathPattern, toValue, type Value } from '#content-lake/groq/value.ts';
import { chunksOf } from '#content-lake/queries/chunks.ts';
import { jsonPieces } from '#content-lake/queries/json-pieces.ts';

it('writes the same as JSON.stringify, even for large and odd values', () => {
  const value = fc.jsonValue({ maxDepth: 4 }).chain((json) => {
    const small = toValue(json);
    const large: Value = Array.from({ length: 300 }, () => small);
    return fc.constantFrom<Value>(small, large, { a: large, b: [], c: {}, 'd"\n': small }, [
      new DateTime(0),
      new PathPattern('a.**'),
      [large, [[large]]],
      'ω'.repeat(30_000),
    ]);
  });
  fc.assert(
    fc.property(value, (one) => {
      expect([...jsonPieces(one)].join('')).toBe(JSON.stringify(one));
    }),
    { numRuns: 200 },
  );
});

it('never holds much of an endless value in memory', () => {
  let value: Value = 'x';
  for (let n = 0; n < 60; n += 1) value = [value, value];
  const pieces = jsonPieces(value);
  for (let n = 0; n < 1_000; n += 1) expect(String(pieces.next().value).length).toBeLessThan(100_000);
});

it('joins small pieces and never splits multi-byte characters', () => {
  const pieces = Array.from({ length: 30_000 }, (_, n) => `π${n}`);
  const chunks = [...chunksOf(pieces)];
  expect(chunks.length).toBeLessThan(10);
  expect(chunks.map((chunk) => new TextDecoder().decode(chunk)).join('')).toBe(pieces.join(''));
});
