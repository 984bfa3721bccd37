import { describe, expect, it } from 'vitest';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { seasonOf } from '#lib/magazine/season.ts';
import { pageOfHash, spreadOf, turned } from '#lib/magazine/spreads.ts';

describe('B6 turning pages', () => {
  it('opens the cover alone, then left and right together', () => {
    expect(spreadOf(1, 20)).toEqual([1]);
    expect(spreadOf(2, 20)).toEqual([2, 3]);
    expect(spreadOf(3, 20)).toEqual([2, 3]);
    expect(spreadOf(20, 20)).toEqual([20]);
  });

  it('turns a leaf on a wide screen and a page on a narrow one', () => {
    expect(turned(1, 20, 1, true)).toBe(2);
    expect(turned(3, 20, 1, true)).toBe(4);
    expect(turned(4, 20, -1, true)).toBe(2);
    expect(turned(2, 20, -1, true)).toBe(1);
    expect(turned(4, 20, 1, false)).toBe(5);
  });

  it('stays at either end', () => {
    for (const wide of [true, false]) {
      expect(turned(1, 20, -1, wide)).toBe(1);
      expect(turned(20, 20, 1, wide)).toBe(20);
    }
  });

  it('reaches every page forward and back', () => {
    for (const wide of [true, false]) {
      const seen = [1];
      for (let page = 1; page !== turned(page, 20, 1, wide);) seen.push((page = turned(page, 20, 1, wide)));
      const pages = wide ? seen.flatMap((page) => spreadOf(page, 20)) : seen;
      expect(pages).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
  });

  it('reads the page of an address', () => {
    expect(pageOfHash('#p7', 20)).toBe(7);
    expect(pageOfHash('#p99', 20)).toBe(20);
    expect(pageOfHash('#p0', 20)).toBe(1);
    for (const hash of ['', '#', '#p', '#page7', '#p7x']) expect(pageOfHash(hash, 20)).toBeNull();
  });
});

describe('the season of an issue', () => {
  it.each([
    ['2026-11-20', 'winter', 2026],
    ['2027-01-15', 'winter', 2026],
    ['2026-02-13', 'spring', 2026],
    ['2026-06-05', 'summer', 2026],
    ['2026-09-04', 'autumn', 2026],
  ])('%s is %s %s', (day, season, year) => {
    expect(seasonOf(day)).toEqual({ season, year });
  });
});

describe('the address of an article', () => {
  it('is its title in Latin letters, without duplicates', () => {
    const addresses = articleAddresses([
      { key: 'a', title: 'Ρόδος, μια πόλη εκτός εποχής' },
      { key: 'b', title: 'Μέλι' },
      { key: 'c', title: 'Μέλι' },
      { key: 'd', title: null },
    ]);
    expect([...addresses]).toEqual([
      ['a', 'rodos-mia-poli-ektos-epochis'],
      ['b', 'meli'],
      ['c', 'meli-2'],
    ]);
  });
});
