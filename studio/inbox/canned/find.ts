import type { Locale } from '#foundation/text/locales.ts';
import { fold } from '#foundation/text/fold.ts';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { CannedAnswer } from '#contracts/desk/index.ts';

/** What follows a slash at the very start of an answer, while it is one line; null when no canned answer is asked for. */
export function slashQuery(typed: string): string | null {
  const found = /^\/([^\n]{0,40})$/.exec(typed);
  return found?.[1] ?? null;
}

/** Those whose name has every word of the query, in Greek or Latin letters; the ones that begin with it come first. */
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

/** The answer takes the place of the slash; behind words that stand there already it begins a new line. */
export function withAnswer(typed: string, text: string): string {
  if (typed.trim() === '' || slashQuery(typed) !== null) return text;
  return `${typed.trimEnd()}\n${text}`;
}
