import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, share, sumCents, vatContained } from '#foundation/money/cents.ts';

describe('shares of an amount', () => {
  it('rounds half a cent up, and mirrors it for a refund', () => {
    expect(percentOf(2450, 15)).toBe(368);
    expect(percentOf(-2450, 15)).toBe(-368);
    expect(share(1, 1, 2)).toBe(1);
    expect(share(1, 1, 3)).toBe(0);
  });

  it('is never more than half a cent off the exact value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (cents, percent) => {
          const error = percentOf(cents, percent) * 100 - cents * percent;
          expect(error).toBeGreaterThan(-50);
          expect(error).toBeLessThanOrEqual(50);
        },
      ),
      { seed: 1 },
    );
  });

  it('computes the VAT in a gross amount', () => {
    expect(vatContained(11300, 130)).toBe(1300);
    expect(vatContained(12400, 240)).toBe(2400);
  });

  it('adds up', () => {
    expect(sumCents([1, 2, -3, 10])).toBe(10);
  });
});
