import { isValueObject, type Value, type ValueObject } from '../value.ts';

/**
 * Words are parted by spaces and punctuation of every language, Greek quotation marks and dots included. A plain dot only
 * parts at the edge of a word, so that `v1.2` stays one.
 */
const WORDS = /(?:[^\p{P}\s$^+<>|]|[._'])+/gu;
const WORDS_WITH_WILDCARD = /(?:[^\p{P}\s$^+<>|]|[._'*])+/gu;
const EDGE_DOTS = /(^|\s)\.+|\.+(?=\s|$)/g;
const MARKS = /\p{M}/gu;
const MAX_TERM_LENGTH = 1024;

/** Lower case, without accents, one sigma: so that `δρομολογιο` finds `Δρομολόγιο`, and `νησος` finds `ΝΗΣΟΣ`. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase().replaceAll('ς', 'σ');
}

export function tokenize(text: string): string[] {
  return fold(text).replaceAll(EDGE_DOTS, '$1').match(WORDS) ?? [];
}

/** The words of a pattern, in which `*` stands for any characters. */
export function tokenizePattern(text: string): string[] {
  const words = fold(text).replaceAll(EDGE_DOTS, '$1').match(WORDS_WITH_WILDCARD) ?? [];
  return words.map((word) => word.slice(0, MAX_TERM_LENGTH));
}

/** Glob matching in linear time on the usual patterns; a regular expression with many stars can take for ever. */
export function matchesPattern(word: string, pattern: string): boolean {
  let w = 0;
  let p = 0;
  let star = -1;
  let retry = 0;
  while (w < word.length) {
    if (p < pattern.length && pattern[p] === '*') {
      star = p;
      p += 1;
      retry = w;
    } else if (p < pattern.length && pattern[p] === word[w]) {
      p += 1;
      w += 1;
    } else if (star >= 0) {
      p = star + 1;
      retry += 1;
      w = retry;
    } else return false;
  }
  while (pattern[p] === '*') p += 1;
  return p === pattern.length;
}

/** The words in a string or in the strings of an array; of whole documents, all words in all their fields. */
export function wordsOf(value: Value): string[] {
  if (typeof value === 'string') return tokenize(value);
  if (Array.isArray(value))
    return value.flatMap((item) => (isValueObject(item) ? wordsIn(item) : wordsOf(item)));
  return [];
}

/** Documents never change in place, so that their words are taken apart only once. */
const known = new WeakMap<ValueObject, string[]>();

export function wordsIn(document: ValueObject): string[] {
  const cached = known.get(document);
  if (cached) return cached;
  const words = new Set<string>();
  collect(document, words);
  const list = [...words];
  known.set(document, list);
  return list;
}

/** Fields whose name starts with an underscore are plumbing: types, keys, references. */
function collect(value: Value, words: Set<string>): void {
  if (typeof value === 'string') for (const word of tokenize(value)) words.add(word);
  else if (Array.isArray(value)) for (const item of value) collect(item, words);
  else if (isValueObject(value)) {
    for (const [name, field] of Object.entries(value)) if (!name.startsWith('_')) collect(field, words);
  }
}
