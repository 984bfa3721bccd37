import type { Budget } from '../budget.ts';
import type { Value } from '../value.ts';
import { hasPhrase, matchesPattern, occurs, tokenizePattern, type Words, wordsOf } from './words.ts';

/** A search in `text::query` syntax: everything wanted must occur, nothing unwanted. */
export type TextQuery = {
  wanted: readonly string[];
  unwanted: readonly string[];
  /** Adjacent words in this order, in one text. Words of wanted phrases are also in `wanted`. */
  phrases: readonly (readonly string[])[];
  unwantedPhrases: readonly (readonly string[])[];
};

/**
 * `"summer 2026" ferr* -winter`: quotes make a phrase, a star matches any ending, a minus excludes. A lone `*`
 * or an empty search finds everything.
 */
export function parseTextQuery(text: string): TextQuery {
  const query = {
    wanted: new Array<string>(),
    unwanted: new Array<string>(),
    phrases: new Array<readonly string[]>(),
    unwantedPhrases: new Array<readonly string[]>(),
  };
  for (const [part] of text.matchAll(/-?"[^"]*"|\S+/g)) {
    const words = tokenizePattern(part).filter((word) => !/^\*+$/.test(word));
    const isPhrase = part.endsWith('"') && words.length > 1;
    if (!part.startsWith('-') || part.length === 1) {
      query.wanted.push(...words);
      if (isPhrase) query.phrases.push(words);
    } else if (isPhrase) query.unwantedPhrases.push(words);
    else query.unwanted.push(...words);
  }
  return query;
}

export function findsEverything({ wanted, unwanted, unwantedPhrases }: TextQuery): boolean {
  return wanted.length + unwanted.length + unwantedPhrases.length === 0;
}

export function matchesTextQuery(subject: Value, query: TextQuery, budget: Budget): boolean {
  const words = wordsOf(subject, budget);
  return (
    query.wanted.every((term) => occurs(term, words)) &&
    !query.unwanted.some((term) => occurs(term, words)) &&
    query.phrases.every((phrase) => hasPhrase(subject, phrase, budget)) &&
    !query.unwantedPhrases.some((phrase) => hasPhrase(subject, phrase, budget))
  );
}

/** Relevance of `terms` in some words: grows with each occurrence, but less and less (BM25 with k = 1.2). */
export function relevance(lists: readonly Words[], terms: readonly string[]): number {
  let score = 0;
  for (const term of terms) {
    let frequency = 0;
    for (const words of lists) for (const word of words) if (matchesPattern(word, term)) frequency += 1;
    score += (frequency * 2.2) / (frequency + 1.2);
  }
  return score;
}
