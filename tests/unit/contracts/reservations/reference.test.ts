import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRude, newReference } from '#reservations/bookings/new-reference.ts';
import {
  checkCharacter,
  normaliseReference,
  parseReference,
  printReference,
  REFERENCE_ALPHABET,
  SAMPLE_REFERENCE,
} from '#contracts/reservations/reference.ts';
import { seededBytes } from '#tests/fixtures/reservations.ts';

const symbols = [...REFERENCE_ALPHABET];
const body = fc
  .array(fc.constantFrom(...symbols), { minLength: 6, maxLength: 6 })
  .map((letters) => letters.join(''));

describe('a booking reference', () => {
  it('notices every single wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(6), fc.constantFrom(...symbols), (six, position, other) => {
        const reference = `${six}${checkCharacter(six)}`;
        expect(parseReference(reference)).toBe(reference);
        const wrong = `${reference.slice(0, position)}${other}${reference.slice(position + 1)}`;
        if (wrong !== reference) expect(parseReference(wrong)).toBeNull();
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('is understood from a Greek keyboard, in any case, with spaces and dashes', () => {
    const reference = `APEX2K${checkCharacter('APEX2K')}`;
    const tail = reference.slice(3);
    for (const typed of [
      reference.toLowerCase(),
      ` ${printReference(reference)} `,
      `απε-${tail}`,
      `ΑΠΕ ${tail}`,
      `ΑΡΕ${tail}`,
      `άπέ–${tail}`,
    ])
      expect(parseReference(typed)).toBe(reference);
    expect(normaliseReference('αβεηκμνρτχυζ')).toBe('ABEHKMNPTXYZ');
    expect(['', 'APEX', 'APEX2KOI', `${reference}A`, 'ΩΩΩΩΩΩΩ'].map(parseReference)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is shown to visitors as one that no booking can have', () => {
    expect(normaliseReference(SAMPLE_REFERENCE)).toBe(SAMPLE_REFERENCE);
    expect([...SAMPLE_REFERENCE].every((symbol) => REFERENCE_ALPHABET.includes(symbol))).toBe(true);
    expect(SAMPLE_REFERENCE).toHaveLength(7);
    expect(parseReference(SAMPLE_REFERENCE)).toBeNull();
  });

  it('uses all symbols about equally often, and is never rude', () => {
    const bytes = seededBytes('references');
    const made = Array.from({ length: 4000 }, () => newReference(bytes));
    expect(made.every((reference) => parseReference(reference) === reference && !isRude(reference))).toBe(
      true,
    );
    const counts = symbols.map((symbol) => made.filter((reference) => reference.startsWith(symbol)).length);
    expect(Math.min(...counts)).toBeGreaterThan(140);
    expect(Math.max(...counts)).toBeLessThan(260);
    expect(['XEZ2222', 'A5522EK', '5EX2222', 'KAKA223'].every(isRude)).toBe(true);
  });
});
