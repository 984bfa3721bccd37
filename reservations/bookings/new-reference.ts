import { checkCharacter, REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contracts/reservations/reference.ts';

/** Rude or silly in Greek or English, written with the letters that references use. */
const RUDE = [
  'XEZ',
  'BYZ',
  'XAZ',
  'KAKA',
  'NAZ',
  'KKK',
  'PEE',
  'TEAT',
  'ANYZ',
  'KTHN',
  'HEEB',
  'TYTE',
  'XAXA',
  'SEX',
  'ASS',
  'SHT',
];
/** Digits that are read as letters. */
const READ_AS: Record<string, string> = { 2: 'Z', 3: 'E', 4: 'A', 5: 'S', 7: 'T', 8: 'B' };

/** A reference that can't be guessed from another one. `bytes` must be unpredictable. */
export function newReference(bytes: (size: number) => Uint8Array): string {
  for (;;) {
    const body = randomBody(bytes);
    const reference = `${body}${checkCharacter(body) ?? ''}`;
    if (!isRude(reference)) return reference;
  }
}

export function isRude(reference: string): boolean {
  const read = [...reference].map((symbol) => READ_AS[symbol] ?? symbol).join('');
  return RUDE.some((word) => read.includes(word) || reference.includes(word));
}

function randomBody(bytes: (size: number) => Uint8Array): string {
  const size = REFERENCE_ALPHABET.length;
  // Bytes beyond the last full multiple would make some symbols more likely than others.
  const fair = 256 - (256 % size);
  let body = '';
  while (body.length < REFERENCE_LENGTH - 1) {
    for (const byte of bytes(REFERENCE_LENGTH)) {
      if (byte < fair && body.length < REFERENCE_LENGTH - 1) body += REFERENCE_ALPHABET.charAt(byte % size);
    }
  }
  return body;
}
