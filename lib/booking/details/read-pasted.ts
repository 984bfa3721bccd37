import { isDay } from '#foundation/dates/is-day.ts';
import { fold } from '#foundation/text/fold.ts';
import { locales } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';

export type NameField = 'surname' | 'given';
type Pasted = Partial<Record<NameField | 'birthDay' | 'birthMonth' | 'birthYear', string>>;

/**
 * What a pasted text says of a traveller: a date of birth in the usual forms, and a name in two parts. Nothing is guessed where a text
 * could mean something else: a name of three words stays in its field.
 * @param nameField the field in which it was pasted, whose part comes first; null in the date's fields
 * @param maySplit whether the other name is still empty
 */
export function readPasted(text: string, nameField: NameField | null, maySplit: boolean): Pasted {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const date = readDate(line);
  const birth: Pasted = date
    ? { birthDay: `${date.day}`, birthMonth: `${date.month}`, birthYear: `${date.year}` }
    : {};
  if (!nameField) return birth;
  const name = (date ? line.replace(date.text, '') : line).replaceAll(/^[\s,;:·-]+|[\s,;:·-]+$/g, '');
  const parts = maySplit ? nameParts(name, nameField) : null;
  if (parts) return { ...parts, ...birth };
  return date && isName(name) ? { [nameField]: name, ...birth } : birth;
}

function nameParts(name: string, first: NameField): Pasted | null {
  const second = first === 'surname' ? 'given' : 'surname';
  const [one = '', two = '', more] = name.split(/\s*[,;\t\n]\s*/);
  // «Παπαδοπούλου, Μαρία» is the surname first, wherever it is pasted.
  if (two && more === undefined && isName(one) && isName(two))
    return name.includes(',') ? { surname: one, given: two } : { [first]: one, [second]: two };
  const words = name.split(/\s+/);
  if (words.length !== 2 || !words.every(isName)) return null;
  return { [first]: words[0] ?? '', [second]: words[1] ?? '' };
}

const isName = (text: string) => /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(text);

type FoundDate = { text: string; day: number; month: number; year: number };

/** Day before month, except where only the American order is possible. */
function readDate(line: string): FoundDate | null {
  const [iso, isoYear, isoMonth, isoDay] =
    /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(line) ?? [];
  if (iso) return dateOf(iso, isoDay, isoMonth, isoYear);
  const [text, one, two, year] =
    /(?<!\d)(\d{1,2})(?: ?[-/.] ?| )(\d{1,2})(?: ?[-/.] ?| )(\d{4})(?!\d)/.exec(line) ?? [];
  if (text) return dateOf(text, one, two, year) ?? dateOf(text, two, one, year);
  const [named, day, word, namedYear] =
    /(?<!\d)(\d{1,2})\p{L}{0,2} +(\p{L}{3,})\.?,? +(\d{4})(?!\d)/u.exec(line) ?? [];
  return named ? dateOf(named, day, `${monthNamed(word ?? '')}`, namedYear) : null;
}

function dateOf(text: string, day = '', month = '', year = ''): FoundDate | null {
  const isReal = isDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) && year >= '1900';
  return isReal ? { text, day: Number(day), month: Number(month), year: Number(year) } : null;
}

/** 1 to 12, in any of our languages, also abbreviated; 0 if it is no month, or might be two. */
function monthNamed(word: string): number {
  const typed = fold(word);
  const found = new Set(
    locales.flatMap((locale) =>
      timeNames[locale].months.flatMap(({ title, ofDate }, index) =>
        [title, ofDate].some((name) => fold(name).startsWith(typed)) ? [index + 1] : [],
      ),
    ),
  );
  const [month = 0] = found;
  return found.size === 1 ? month : 0;
}
