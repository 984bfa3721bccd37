import { fold } from './fold.ts';
import { soundOf } from './sound-of.ts';
import { onOtherKeyboard, readingsOf, typingErrors } from './spellings.ts';

/** What something is called: the names that it shows, and all others that people type for it. */
export type Names = { shown: readonly string[]; others: readonly string[] };

/**
 * `found` is certain: the text is the name or its start, by letters or by sound, best first. `offered` is a guess, for a typing
 * error, a part of a name or a keyboard left in the other language, and empty when something was found. A guess is never to be chosen for
 * somebody.
 */
export type Matches<T> = { found: T[]; offered: T[] };

/** A text inside a name is a guess (Syros isn't Nisyros), and shorter ones say nothing: `los` is in half of all names. */
const INSIDE_FROM = 4;
const MOST_OFFERS = 3;
/**
 * Typing errors are guessed from this length, where two letters may have changed places. Below `LONG` one error is
 * allowed, with the right first letter up to `SHORT`.
 */
const GUESS_FROM = 3;
const SHORT = 4;
const LONG = 7;
/** Longer texts aren't names, and comparing them would take time. */
const LONGEST = 40;
const MOST_READINGS = 6;

/** Words around a name that say nothing about which: «λιμάνι της Ρόδου», “port of Kos”. */
export const fillers =
  `λιμάνι νησί νήσος πλοίο η ο το τη την της τον του τους των στη στην στο στον στους προς από για
  port island isle ferry of the from`
    .split(/\s+/)
    .map(soundOf);

type Entry<T> = { thing: T; index: number; shown: Name[]; others: Name[]; words: string[] };
type Name = { letters: string; sound: string };

/** A search among things with names. It accepts accents, case, alphabet and spelling as they come (decision 091). */
export function nameFinder<T>(
  things: readonly T[],
  namesOf: (thing: T) => Names,
): (typed: string) => Matches<T> {
  const known = things.map((thing, index): Entry<T> => {
    const { shown, others } = namesOf(thing);
    const [first, second] = [shown.map(nameOf), others.map(nameOf)];
    return {
      thing,
      index,
      shown: first,
      others: second,
      words: [...new Set([...first, ...second].flatMap(({ sound }) => sound.split(' ')))],
    };
  });
  return (typed) => {
    const text = typed.trim();
    if (text === '') return { found: [...things], offered: [] };
    if (text.length > LONGEST) return { found: [], offered: [] };
    const found = matching(known, text);
    return { found, offered: found.length > 0 ? [] : guesses(known, text) };
  };
}

const nameOf = (name: string): Name => ({ letters: fold(name), sound: soundOf(name) });

function matching<T>(known: readonly Entry<T>[], typed: string): T[] {
  const wanted = nameWords(typed);
  // «Νησί» alone may be the start of a name.
  const text = wanted.length > 0 ? wanted.join(' ') : typed;
  const words = text.split(' ').map(readingsOf);
  // The usual reading of all words, and every reading of a single one.
  const sounds = words.length === 1 ? (words[0] ?? []) : [soundOf(text)];
  return known
    .map((each) => ({ each, score: scoreOf(each, fold(text), sounds, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.each.index - b.each.index)
    .map(({ each }) => each.thing);
}

/** 0 = no match. A whole name is better than the start of one, what is shown better than other names. */
function scoreOf<T>(
  { shown, others, words }: Entry<T>,
  letters: string,
  sounds: readonly string[],
  typedWords: readonly (readonly string[])[],
): number {
  const all = [...shown, ...others];
  const [usual] = sounds;
  const startsAny = (names: readonly Name[], starts: readonly string[]) =>
    names.some((name) => starts.some((start) => name.sound.startsWith(start)));
  if (all.some((name) => name.sound === usual)) return 7;
  if (shown.some((name) => name.letters.startsWith(letters))) return 6;
  if (usual !== undefined && startsAny(shown, [usual])) return 6;
  if (others.some((name) => name.letters.startsWith(letters))) return 5;
  if (usual !== undefined && startsAny(others, [usual])) return 5;
  if (startsAny(all, sounds)) return 4;
  const startsWord = (readings: readonly string[]) =>
    words.some((word) => readings.some((start) => word.startsWith(start)));
  return sounds.length > 0 && typedWords.every(startsWord) ? 3 : 0;
}

/** The typed words without those that only surround a name. */
function nameWords(typed: string): string[] {
  const words = typed.split(/[\s,./()–-]+/u).filter(Boolean);
  return words.filter((word, index) => {
    const sound = soundOf(word);
    // The last one may not be finished.
    const isLast = index > 0 && index === words.length - 1 && sound.length > 1;
    return !fillers.some((filler) => (isLast ? filler.startsWith(sound) : filler === sound));
  });
}

function guesses<T>(known: readonly Entry<T>[], typed: string): T[] {
  const words = nameWords(typed);
  const text = words.join(' ');
  const switched = onOtherKeyboard(typed);
  const byKeyboard =
    switched === null || soundOf(switched).length < GUESS_FROM ? [] : matching(known, switched);
  const sound = soundOf(text);
  const byPart = known.flatMap(({ thing, shown, others }) =>
    sound.length >= INSIDE_FROM && [...shown, ...others].some((name) => name.sound.includes(sound))
      ? [thing]
      : [],
  );
  // Two places, or a place and something else.
  const byWord = words.length > 1 ? words.flatMap((word) => matching(known, word).slice(0, 1)) : [];
  const byErrors = known
    .map((each) => ({ each, errors: fewestErrors(each, text) }))
    .filter(({ errors }) => errors < Infinity)
    .toSorted((a, b) => a.errors - b.errors || a.each.index - b.each.index)
    .map(({ each }) => each.thing);
  return [...new Set([...byKeyboard, ...byWord, ...byErrors, ...byPart])].slice(0, MOST_OFFERS);
}

/**
 * Errors by letters or by sound, whichever are fewer: a changed place may make another sound. Infinity when there are too
 * many for a typing error. An unfinished name counts half an error more than a whole one.
 */
function fewestErrors<T>({ shown, others, words }: Entry<T>, text: string): number {
  const names = [...shown, ...others];
  const letters = names.map((name) => name.letters);
  const sounds = new Set([...names.map(({ sound }) => sound), ...words]);
  return Math.min(
    ...letters.map((name) => errorsBetween(fold(text), name)),
    ...readingsOf(text)
      .slice(0, MOST_READINGS)
      .flatMap((reading) => Array.from(sounds, (name) => errorsBetween(reading, name))),
  );
}

function errorsBetween(typed: string, name: string): number {
  const limit = typed.length < GUESS_FROM ? 0 : typed.length < LONG ? 1 : 2;
  if (limit === 0 || name.length < typed.length - limit) return Infinity;
  if (typed.length <= SHORT && typed[0] !== name[0]) return Infinity;
  if (typed.length === GUESS_FROM && lettersOf(typed) !== lettersOf(name)) return Infinity;
  const most = typed.length + limit;
  const whole = name.length > most ? Infinity : typingErrors(typed, name);
  if (whole <= limit) return whole;
  const unfinished = typed.length > SHORT ? typingErrors(typed, name.slice(0, most), true) : Infinity;
  return unfinished <= limit ? unfinished + 0.5 : Infinity;
}

const lettersOf = (word: string) => Array.from(word).toSorted().join('');
