import { unbroken } from '#foundation/text/unbroken.ts';
import { soundOf } from '#foundation/text/sound-of.ts';

/** A piece of an excerpt; `isMatch` for a word that was searched. */
export type Piece = { text: string; isMatch: boolean };

/** Letters before the first match and in all; a little more or less, because words stay whole. */
const BEFORE = 60;
const LENGTH = 170;

/**
 * A short part of a text around the first word that was searched, or its beginning without one.
 * @param searched match the phonetic key of a word after a space
 */
export function excerptOf(text: string, searched: readonly RegExp[]): Piece[] {
  const sentences = text
    // A heading or an item of a list ends like a sentence.
    .replaceAll(/([^\s.,:;!·?…])\s*\n+\s*/g, '$1. ')
    // Not a space that keeps a figure with its unit.
    .replaceAll(/[^\S\u00a0]+/g, ' ');
  const pieces = unbroken(sentences)
    .split(/(?<=[\s«“(])|(?=[\s.,;:!·»”)])/u)
    .map((piece) => ({ text: piece, isMatch: isMatch(piece, searched) }));
  const first = Math.max(
    0,
    pieces.findIndex(({ isMatch: matches }) => matches),
  );
  let from = first;
  for (let length = 0; from > 0 && length < BEFORE; from -= 1) length += pieces[from - 1]?.text.length ?? 0;
  // A few letters more are better than an ellipsis for them.
  if (from < 4) from = 0;
  let to = from;
  for (let length = 0; to < pieces.length && length < LENGTH; to += 1) length += pieces[to]?.text.length ?? 0;
  // The space before a word is a piece of its own, and so is a comma, which belongs to what is left out.
  while (from > 0 && from < pieces.length && !/[\p{L}\d]/u.test(pieces[from]?.text ?? '')) from += 1;
  const shown = joined([
    ...(from > 0 ? [{ text: '…\u00a0', isMatch: false }] : []),
    ...pieces.slice(from, to),
  ]);
  const last = shown.at(-1);
  return last && to < pieces.length
    ? joined([
        ...shown.slice(0, -1),
        { ...last, text: last.text.trimEnd().replace(/[.…]+$/, '') },
        { text: '…', isMatch: false },
      ])
    : shown;
}

function isMatch(word: string, searched: readonly RegExp[]): boolean {
  const sound = soundOf(word);
  return sound !== '' && searched.some((each) => each.test(` ${sound}`));
}

/** Neighbours of the same kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.isMatch === piece.isMatch) all.splice(-1, 1, { ...last, text: last.text + piece.text });
    else all.push(piece);
  }
  return all;
}
