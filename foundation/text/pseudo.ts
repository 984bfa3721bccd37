import { IntlMessageFormat } from 'intl-messageformat';
import { PLACE_FORMS } from './place-forms.ts';

/*
 * The pseudo-locale: English with an accent on every letter and each vowel twice, about 40 % longer. Text on a page without accents
 * comes from no catalogue, and a box that clips this text will clip German too (docs/decisions/075-pseudo-locale.md).
 */
/** Read once: it holds for the whole process. */
export const isPseudo = process.env.PSEUDO_LOCALE === 'true';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áḅçďéḟĝĥíĵķļḿñóṕʠŕšţúṽŵẋýžÁḄÇĎÉḞĜĤÍĴĶĻḾÑÓṔɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

type Tree = { [key: string]: string | Tree };
type Parts = ReturnType<IntlMessageFormat['getAst']>;
type Span = { from: number; to: number };

/** A message with every visible letter accented. Arguments, tags and the keys of plurals and selects stay as they are. */
export function pseudoText(message: string): string {
  const parsed = new IntlMessageFormat(message, 'en', undefined, { captureLocation: true });
  let text = message;
  // From the end, so that earlier positions stay valid.
  for (const { from, to } of literalsOf(parsed.getAst()).toSorted((a, b) => b.from - a.from))
    text = text.slice(0, from) + accented(text.slice(from, to)) + text.slice(to);
  return text;
}

/** A copy of a catalogue, or of a part of one, with all its messages in pseudo text. */
export function pseudoCatalogue<Texts extends Tree>(texts: Texts): Texts {
  const copy = structuredClone(texts);
  accentAll(copy);
  return copy;
}

function accentAll(texts: Tree): void {
  for (const [key, value] of Object.entries(texts))
    if (typeof value === 'string') texts[key] = pseudoText(value);
    else accentAll(value);
}

function literalsOf(parts: Parts): Span[] {
  return parts.flatMap((part) => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => literalsOf(value));
    if ('children' in part) return isPlace(part.children) ? [] : literalsOf(part.children);
    if (part.type !== LITERAL || !part.location) return [];
    return [{ from: part.location.start.offset, to: part.location.end.offset }];
  });
}

/** `<port>accusative</port>` names the form of a place. */
function isPlace([only, ...others]: Parts): boolean {
  return others.length === 0 && only?.type === LITERAL && PLACE_FORMS.includes(only.value);
}

/** `TYPE.literal` of the parser. */
const LITERAL = 0;

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const own = accents.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? own + own.toLowerCase() : own;
  });
}
