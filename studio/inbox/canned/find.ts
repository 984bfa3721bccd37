import type { Locale } from '#foundation/text/locales.ts';
import { fold } from '#foundation/text/fold.ts';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { CannedAnswer } from '#contracts/desk/index.ts';

/** The text after a slash at the very start of a one-line answer; null if no canned answer is wanted. */
export function slashQuery(typed: string): string | null {
  const found = /^\/([^\n]{0,40})$/.exec(typed);
  return found?.[1] ?? null;
}

/** Answers whose name contains every word of the query, in Greek or Latin letters; those that begin with it come first. */
export function matchingAnswers(answers: readonly CannedAnswer[], query: string): CannedAnswer[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const spellings = ({ title }: CannedAnswer) => [fold(title), transliterate(title)];
  const has = (answer: CannedAnswer, word: string) =>
    spellings(answer).some((spelling) => spelling.includes(word));
  const begins = (answer: CannedAnswer) =>
    spellings(answer).some((spelling) => spelling.startsWith(words[0] ?? '')) ? 0 : 1;
  return answers
    .filter((answer) => words.every((word) => has(answer, word)))
    .toSorted((a, b) => begins(a) - begins(b));
}

export function textIn(answer: CannedAnswer, locale: Locale): string {
  return answer[`text_${locale}`];
}

/** Replaces the slash by the answer; after other text, adds the answer on a new line. */
export function withAnswer(typed: string, text: string): string {
  if (typed.trim() === '' || slashQuery(typed) !== null) return text;
  return `${typed.trimEnd()}\n${text}`;
}
