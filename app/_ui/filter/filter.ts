import { nameFinder } from '#foundation/text/find-by-name.ts';
import { soundOf } from '#foundation/text/sound-of.ts';
import { readingsOf } from '#foundation/text/spellings.ts';

/** The filter of a list: a typed search text, and one choice per name; an empty choice means all. */
export type Filter = { q: string; choices: Readonly<Record<string, string>> };
/** What is known of an entry: the phonetic keys of its text (`soundOf`), and its values under each name. */
export type Entry = { sound: string; values: Readonly<Record<string, readonly string[]>> };

/** Shorter texts match only at the start of a word: inside words, `ko` would match half of all names. */
const ANYWHERE_FROM = 4;
const MOST_PLACES = 3;

/** @param readings the typed words as phonetic keys: any reading of a word counts */
export function matches(
  entry: Entry,
  { choices }: Filter,
  readings: readonly (readonly string[])[],
): boolean {
  const isChosen = Object.entries(choices).every(
    ([name, wanted]) => wanted === '' || (entry.values[name] ?? []).includes(wanted),
  );
  if (!isChosen) return false;
  const words = entry.sound.split(' ');
  const isThere = (piece: string) =>
    words.some((word) => word.startsWith(piece)) ||
    (piece.length >= ANYWHERE_FROM && entry.sound.includes(piece));
  return readings.every((word) => word.some(isThere));
}

/** The typed words as they usually sound. */
export function usualReadings(q: string): string[][] {
  return soundOf(q)
    .split(' ')
    .map((word) => [word]);
}

/** Everything that the typed words can mean in Greeklish, for when the usual reading matches nothing. */
export function allReadings(q: string): string[][] {
  return q
    .split(/[\s,.]+/)
    .filter(Boolean)
    .map(readingsOf);
}

/** A place that a list shows, with the phonetic keys of its names. */
export type Place = { name: string; sound: string };

/** Places that somebody may have meant, when nothing matches. */
export function placesMeant(places: readonly Place[], q: string): string[] {
  const { found, offered } = nameFinder(places, ({ name, sound }) => ({
    shown: [name],
    others: sound.split(' '),
  }))(q);
  return [...new Set([...found, ...offered].map(({ name }) => name))].slice(0, MOST_PLACES);
}

/** The filter in an address; unknown values are ignored. */
export function filterOf(search: string, offered: Readonly<Record<string, readonly string[]>>): Filter {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    choices: Object.fromEntries(
      Object.entries(offered).map(([name, values]) => {
        const requested = query.get(name) ?? '';
        return [name, values.includes(requested) ? requested : ''];
      }),
    ),
  };
}

/** `?island=symi&q=kolona`, keeping other parameters of the address; empty without a filter. */
export function searchOf(search: string, { q, choices }: Filter): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of [...Object.entries(choices), ['q', q.trim()] as const])
    if (value === '') query.delete(name);
    else query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function isEmpty({ q, choices }: Filter): boolean {
  return q.trim() === '' && Object.values(choices).every((value) => value === '');
}
