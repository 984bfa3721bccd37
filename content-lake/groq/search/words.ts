import { fold } from '#foundation/text/fold.ts';
import type { Budget } from '../budget.ts';
import { isValueObject, type Value, type ValueObject } from '../value.ts';

/**
 * Words are separated by spaces and the punctuation of any language, Greek quotation marks and dots included. A full stop
 * separates only at the edge of a word, so that `v1.2` stays one.
 */
const WORDS = /(?:[^\p{P}\s$^+<>|]|[._'])+/gu;
const WORDS_WITH_WILDCARD = /(?:[^\p{P}\s$^+<>|]|[._'*])+/gu;
const EDGE_DOTS = /(^|\s)\.+|\.+(?=\s|$)/g;
const MAX_TERM_LENGTH = 1024;

export type Words = readonly string[];

export function tokenize(text: string): string[] {
  return fold(text).replaceAll(EDGE_DOTS, '$1').match(WORDS) ?? [];
}

/** Caches patterns, since the same one is used for every document. */
const patterns = new Map<string, readonly string[]>();
const MAX_PATTERNS = 16;

/** The words of a pattern, in which `*` stands for any characters. */
export function tokenizePattern(text: string): readonly string[] {
  const known = patterns.get(text);
  if (known) return known;
  const words = fold(text).replaceAll(EDGE_DOTS, '$1').match(WORDS_WITH_WILDCARD) ?? [];
  const terms = words.map((word) => word.slice(0, MAX_TERM_LENGTH));
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(text, terms);
  return terms;
}

/** Glob matching in linear time for common patterns; a regular expression with many stars can take for ever. */
export function matchesPattern(word: string, pattern: string): boolean {
  const first = pattern.indexOf('*');
  if (first < 0) return word === pattern;
  if (first === pattern.length - 1) return word.startsWith(pattern.slice(0, -1));
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

/**
 * The words in a string or in the strings of an array; for whole documents, the words in all fields. One list per
 * part, not joined: a search needs this for thousands of documents.
 */
export function wordsOf(value: Value, budget: Budget): readonly Words[] {
  const lists: Words[] = [];
  gather(value, lists, budget);
  return lists;
}

function gather(value: Value, lists: Words[], budget: Budget): void {
  budget.step();
  if (typeof value === 'string') lists.push(wordsOfText(value));
  else if (Array.isArray(value)) for (const item of value) gather(item, lists, budget);
  else if (isValueObject(value)) lists.push(wordsIn(value, budget));
}

export function occurs(term: string, lists: readonly Words[]): boolean {
  return lists.some((words) => words.some((word) => matchesPattern(word, term)));
}

/** Titles and ids are needed again with every letter that somebody types. */
const recent = new Map<string, Words>();
const MAX_RECENT = 20_000;
const RECENT_LENGTH = 100;

function wordsOfText(text: string): Words {
  if (text.length > RECENT_LENGTH) return tokenize(text);
  const known = recent.get(text);
  if (known) return known;
  const words = tokenize(text);
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(text, words);
  return words;
}

/** Documents never change in place, so their words are extracted only once. */
const known = new WeakMap<ValueObject, Words>();

function wordsIn(document: ValueObject, budget: Budget): Words {
  const cached = known.get(document);
  if (cached) return cached;
  const words = new Set<string>();
  for (const text of textsIn(document, budget)) for (const word of tokenize(text)) words.add(word);
  const list = [...words];
  known.set(document, list);
  return list;
}

/** Whether matching words are adjacent in one of the texts. */
export function hasPhrase(subject: Value, phrase: readonly string[], budget: Budget): boolean {
  for (const text of textsIn(subject, budget)) {
    const words = tokenize(text);
    const startsAt = (at: number) =>
      phrase.every((pattern, offset) => {
        const word = words[at + offset];
        return word !== undefined && matchesPattern(word, pattern);
      });
    if (words.some((_, at) => startsAt(at))) return true;
  }
  return false;
}

/** Fields whose name starts with an underscore are metadata: types, keys, references. */
function* textsIn(value: Value, budget: Budget): Generator<string, void> {
  budget.step();
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, budget);
  else if (isValueObject(value)) {
    for (const [name, field] of Object.entries(value))
      if (!name.startsWith('_')) yield* textsIn(field, budget);
  }
}
