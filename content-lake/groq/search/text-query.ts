import { matchesPattern, tokenizePattern } from './words.ts';

/** A search in the words of `text::query`: all of `wanted` must occur, none of `unwanted`. */
export type TextQuery = { wanted: readonly string[]; unwanted: readonly string[] };

/**
 * `"καλοκαίρι 2026" ferr* -winter`: quotes hold words together only in the sense that each must occur, a star stands
 * for any ending, a minus excludes. A lone `*` or nothing finds everything.
 */
export function parseTextQuery(text: string): TextQuery {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const [part] of text.matchAll(/-?"[^"]*"|\S+/g)) {
    const excluded = part.startsWith('-') && part.length > 1;
    (excluded ? unwanted : wanted).push(...tokenizePattern(part));
  }
  return { wanted: wanted.filter((term) => !/^\*+$/.test(term)), unwanted };
}

export function matchesTextQuery(words: readonly string[], { wanted, unwanted }: TextQuery): boolean {
  const occurs = (term: string) => words.some((word) => matchesPattern(word, term));
  return wanted.every(occurs) && !unwanted.some(occurs);
}

/** Relevance of `terms` in `words`: grows with each occurrence, but less and less (BM25 with k = 1.2). */
export function relevance(words: readonly string[], terms: readonly string[]): number {
  let score = 0;
  for (const term of terms) {
    const frequency = words.filter((word) => matchesPattern(word, term)).length;
    score += (frequency * 2.2) / (frequency + 1.2);
  }
  return score;
}
