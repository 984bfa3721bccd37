const FINAL_SIGMA = '\u03c2';
const SIGMA = '\u03c3';

/** A text as a search compares it: accents, capitals and the final sigma don't matter, because people type in a hurry. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
}
