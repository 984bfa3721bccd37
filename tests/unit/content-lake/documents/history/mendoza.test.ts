import fc from 'fast-check';
import { applyPatch, incremental } from 'mendoza';
import { expect, it } from 'vitest';
import { encodePatch } from '#content-lake/store/commit/mendoza.ts';
import { type Json } from '#content-lake/protocol/document.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('Τα δρομολόγια του καλοκαιριού', 'Τα δρομολόγια του χειμώνα', '⛴ Πάτμος ⛴', '⛵ Πάτμος ⛵'),
);

/** Small alphabets of names and values, so that two random documents have something in common. */
const { value } = fc.letrec<{ value: Json; list: Json[]; object: { [key: string]: Json } }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, ''),
    text,
    tie('list'),
    tie('object'),
  ),
  list: fc.array(
    fc.oneof(
      tie('value'),
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), tie('object')).map(([_key, item]) => ({ ...item, _key })),
    ),
    { maxLength: 6 },
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'Δ', 'title', '_key'), tie('value'), { maxKeys: 5 }),
}));
const document = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'body', 'title'), value, { maxKeys: 5 });
const change = fc.tuple(document, document);

it('writes patches that the official decoder turns into the new document', () => {
  fc.assert(
    fc.property(change, ([before, after]) => {
      const original = structuredClone(before);
      expect(applyPatch(before, encodePatch(before, after))).toEqual(after);
      expect(applyPatch(after, encodePatch(after, before))).toEqual(before);
      expect(before).toEqual(original);
    }),
    { numRuns: 400 },
  );
});

it('writes patches for the decoder with which the Studio shows who changed what', () => {
  fc.assert(
    fc.property(change, ([before, after]) => {
      const left = incremental.wrap(before, 'left');
      expect(incremental.unwrap(incremental.applyPatch(left, encodePatch(before, after), 'right'))).toEqual(
        after,
      );
    }),
    { numRuns: 300 },
  );
});

it('creates and deletes documents, and writes an empty patch when nothing changed', () => {
  expect(encodePatch(null, { a: 1 })).toEqual([0, { a: 1 }]);
  expect(encodePatch({ a: 1 }, null)).toEqual([0, null]);
  expect(encodePatch({ a: [1, { b: 'x' }], c: null }, { c: null, a: [1, { b: 'x' }] })).toEqual([]);
});

it('contains only the new part of a long text and of a list with one changed item', () => {
  const body = Array.from({ length: 50 }, (_, n) => ({
    _key: `k${n}`,
    text: `Παράγραφος ${n}, `.repeat(10),
  }));
  const changed = body.map((block) =>
    block._key === 'k25' ? { ...block, text: block.text.replace('25', '26') } : block,
  );
  const patch = JSON.stringify(encodePatch({ body }, { body: changed }));
  expect(patch.length).toBeLessThan(100);
});
