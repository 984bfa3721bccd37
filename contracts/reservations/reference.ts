/**
 * Booking references (domain 4.5): six random symbols and a check character, all capitals and digits that look the same in the
 * Greek and the Latin alphabet. No I, O, 0 or 1.
 */
export const REFERENCE_ALPHABET = 'ABEHKMNPTXYZ23456789';
export const REFERENCE_LENGTH = 7;
/** Shown as an example: its check character is wrong, so no booking has it. */
export const SAMPLE_REFERENCE = 'MEA2K7T';

/** Invertible modulo 20, one per position, so that a single wrong character always changes the sum. */
const WEIGHTS = [1, 3, 7, 9, 11, 13];

/** Greek capitals by shape, and Π because it shares a key with P. */
const GREEK: Record<string, string> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ρ: 'P',
  Π: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

/**
 * Normalises what was typed: either keyboard, any case, with accents, spaces and dashes. The result may still not be a reference.
 */
export function normaliseReference(typed: string): string {
  const capitals = typed
    .normalize('NFD')
    .replace(/[\p{M}\s\p{Pd}._·/]/gu, '')
    .toUpperCase();
  return [...capitals].map((letter) => GREEK[letter] ?? letter).join('');
}

/** The reference that was typed, or null if it can't be one: typos are found without a request. */
export function parseReference(typed: string): string | null {
  const text = normaliseReference(typed);
  if (text.length !== REFERENCE_LENGTH) return null;
  const body = text.slice(0, -1);
  return checkCharacter(body) === text.slice(-1) ? text : null;
}

/** The seventh symbol for six others; null when one of them is not in the alphabet. */
export function checkCharacter(body: string): string | null {
  let sum = 0;
  for (const [position, symbol] of [...body].entries()) {
    const value = REFERENCE_ALPHABET.indexOf(symbol);
    const weight = WEIGHTS[position];
    if (value < 0 || weight === undefined) return null;
    sum += weight * value;
  }
  return REFERENCE_ALPHABET.charAt(sum % REFERENCE_ALPHABET.length);
}

/** `ABE HKM7`: easier to read aloud; `parseReference` takes the space out again. */
export function printReference(reference: string): string {
  return `${reference.slice(0, 3)} ${reference.slice(3)}`;
}
