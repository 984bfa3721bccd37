/** Longer texts aren't searches. The field has the same limit; addresses may have more. */
export const LONGEST_SEARCH = 80;

/** Control characters, and marks that turn or hide text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

export type TypedText = { text: string; isShortened: boolean };

/** The searched text in an address, fit to be shown: on one line, without invisible characters, and not too long. */
export function readTypedText(value: string | string[] | undefined): TypedText {
  const [first = ''] = [value ?? ''].flat();
  const plain = first
    .slice(0, 4_000)
    .normalize('NFC')
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  if (letters.length <= LONGEST_SEARCH) return { text: plain, isShortened: false };
  return { text: letters.slice(0, LONGEST_SEARCH).join('').trim(), isShortened: true };
}
