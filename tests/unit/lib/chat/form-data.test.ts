import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormData, MAX_ENTRIES } from '#lib/chat/form-data.ts';

const entries = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, at) => [`name${at}`, 'value']));

describe('E4 data for the chat', () => {
  it('passes as a plain object of strings', () => {
    const data = { reference: 'ABEHKMN', topic: '' };
    expect(checkFormData(data)).toEqual({ kind: 'valid', data });
    expect(checkFormData({})).toEqual({ kind: 'valid', data: {} });
    expect(checkFormData(Object.assign(Object.create(null), data)).kind).toBe('valid');
  });

  it('has ten entries at most', () => {
    expect(MAX_ENTRIES).toBe(10);
    expect(checkFormData(entries(10)).kind).toBe('valid');
    expect(checkFormData(entries(11))).toEqual({ kind: 'invalid', problem: 'too-many-entries' });
  });

  it.each([
    ['a list', ['a']],
    ['nothing', null],
    ['a text', 'name'],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 'b']])],
    ['a function', () => 'a'],
  ])('is not %s', (_what, given) => {
    expect(checkFormData(given)).toEqual({ kind: 'invalid', problem: 'not-a-plain-object' });
  });

  it.each([[{ seats: 2 }], [{ name: null }], [{ name: undefined }], [{ inner: { name: 'x' } }]])(
    'holds nothing but strings: %j',
    (given) => {
      expect(checkFormData(given)).toEqual({ kind: 'invalid', problem: 'not-all-strings' });
    },
  );

  it('passes exactly its input, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.string())), (given) => {
        const checked = checkFormData(given);
        if (checked.kind === 'valid') expect(checked.data).toEqual({ ...Object(given) });
      }),
    );
  });
});
