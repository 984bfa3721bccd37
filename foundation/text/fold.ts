const FINAL_SIGMA = '\u03c2';
const SIGMA = '\u03c3';

/** Normalises a text for searching: without accents, in lower case, with no final sigma, because people type in a hurry. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
}
