import { describe, expect, it } from 'vitest';
import {
  addPath,
  changePath,
  changeSearch,
  refusedPath,
  removePath,
} from '#lib/booking/manage/change/change-path.ts';
import { readChangeQuery, readItems, readRefusal } from '#lib/booking/manage/change/change-query.ts';
import { differenceOf } from '#lib/booking/manage/change/difference.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';

/** A query as Next passes it to a page. */
function rawOf(path: string) {
  const raw: Record<string, string | string[]> = {};
  for (const name of new URL(path, 'http://site').searchParams.keys()) {
    const values = new URL(path, 'http://site').searchParams.getAll(name);
    raw[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return raw;
}

describe('D5 the address of a change', () => {
  const pick = { trips: ['L1-20270610.0.2', 'S1-20270611.0.1'], class: 'VIP' as const };

  it('can be read back, in both languages', () => {
    const path = changePath('en', 'KT7M4X9', { segment: 2, date: '2027-06-10', pick });
    expect(path).toMatch(/^\/en\/booking\/manage\/change\?ref=KT7M4X9&segment=2&/);
    expect(readChangeQuery(rawOf(path))).toEqual({ segment: 2, date: '2027-06-10', pick, refused: null });
    expect(addPath('el', 'KT7M4X9', 'pet')).toBe('/booking/manage/add?ref=KT7M4X9&kind=pet');
  });

  it('returns to the same choice after a refusal, with the code and the price that was seen', () => {
    const search = `ref=OTHER&${changeSearch({ segment: 0, date: '2027-06-10', pick })}`;
    const path = refusedPath('el', 'change', 'KT7M4X9', search, { code: 'price_changed', wasCents: -800 });
    expect(rawOf(path)['ref']).toBe('KT7M4X9');
    expect(readChangeQuery(rawOf(path))).toMatchObject({
      pick,
      refused: { code: 'price_changed', wasCents: -800 },
    });
  });

  it('ignores invalid values in the address', () => {
    expect(
      readChangeQuery({ segment: 'x', date: '2027-02-30', trip: ['<b>', ''], class: 'KING', refused: 'no' }),
    ).toEqual({ segment: 0, date: null, pick: null, refused: null });
    expect(readRefusal({ refused: 'sold_out', was: '1e9' })).toEqual({ code: 'sold_out', wasCents: null });
  });

  it('has each item to be removed once', () => {
    const path = removePath('el', 'KT7M4X9', ['vehicle:0', 'passenger:1']);
    expect(readItems(rawOf(path))).toEqual(['vehicle:0', 'passenger:1']);
    expect(readItems({ item: ['pet:0', 'pet:0', 'crew:1', 'pet:100'] })).toEqual(['pet:0']);
  });
});

it('D5 classifies a price difference', () => {
  const difference = (differenceCents: number, refundCents = 0) =>
    differenceOf({ differenceCents, refundCents });
  expect(difference(1200)).toEqual({ kind: 'more', cents: 1200 });
  expect(difference(0)).toEqual({ kind: 'same', cents: 0 });
  expect(difference(-800, 800)).toEqual({ kind: 'back', cents: 800 });
  // Not paid yet: the balance due is lower, and there is no refund.
  expect(difference(-800)).toEqual({ kind: 'less', cents: 800 });
});

it('D8 shows the service’s reasons, each sentence once', () => {
  const errors = ['Αργά.', 'Αργά.', 'Γεμάτο.'].map((message) => ({ field: 'a', code: 'b', message }));
  expect(problemSentence({ detail: 'Γενικά.', errors })).toBe('Αργά. Γεμάτο.');
  expect(problemSentence({ detail: 'Γενικά.', errors: [] })).toBe('Γενικά.');
});
