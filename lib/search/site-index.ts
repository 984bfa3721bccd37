import { fillers, nameFinder } from '#foundation/text/find-by-name.ts';
import { soundOf } from '#foundation/text/sound-of.ts';
import { onOtherKeyboard, readingsOf } from '#foundation/text/spellings.ts';
import type { Entry, EntryKind } from './entry.ts';
import { excerptOf, type Piece } from './excerpt.ts';

type Result = { entry: Entry; excerpt: Piece[] };
export type SearchResults = {
  count: number;
  /** The group with the best result first: places whose name was typed, or what has the words in its title. */
  groups: { kind: EntryKind; results: Result[] }[];
  /** Texts to search for instead: what may have been meant. */
  offers: string[];
};

/** In each group. */
const MOST_RESULTS = 6;
const MOST_OFFERS = 3;
/** Shorter texts are the start of many names, and of many words. */
const NAMED_FROM = 3;
/** Words from this length also match other forms of them: αποσκευή, αποσκευές. */
const INFLECTED_FROM = 5;
const SHORTEST_STEM = 4;
const ENDING = /(?:[aeiou]{1,2}[sn]?|[sn])$/;
/** What a form has after its stem: αποσκευ-ών, δρομολόγι-α, μήνυμ-ατα; and after a short word: Σύμη-ς, tour-s. */
const ENDINGS = '(?:[aeiou]{0,3}[sn]?|[ai]t[aou][sn]?)';
const SHORT_ENDINGS = '(?:s|n|es)?';
const POINTS = { title: 12, titleForm: 8, text: 3, textForm: 2 };

/** An entry with the phonetic keys of its words, each after a space. */
type Indexed = { entry: Entry; title: string; text: string };
/** How a typed word is found in phonetic keys: as it is, and in other forms. */
type Word = { itself: RegExp; form: RegExp };

/**
 * The search of the site: islands and ports by name, in any spelling; everything by the words in it. What was not found is
 * offered in another spelling, if there is one. Building it reads all texts; searching takes a few milliseconds.
 */
export function siteIndex(entries: readonly Entry[]): (typed: string) => SearchResults {
  const indexed = entries.map((entry) => ({
    entry,
    title: ` ${soundOf(entry.title)}`,
    text: ` ${soundOf(`${entry.lead ?? ''} ${entry.text}`)}`,
  }));
  const places = entries.filter(({ names }) => names !== undefined);
  const findPlaces = nameFinder(places, ({ names }) => names ?? { shown: [], others: [] });
  return (typed) => {
    if (typed === '') return { count: 0, groups: [], offers: [] };
    const named = findPlaces(typed);
    // Texts call an island by its usual name, whatever was typed for it.
    const island = named.found.find(({ kind }) => kind === 'island');
    const usual = island && soundOf(typed).length >= NAMED_FROM ? wordsOf(island.title, indexed, false) : [];
    const words = wordsOf(typed, indexed, false);
    const inText = [words, wordsOf(typed, indexed, true)]
      .map((each) => byWords(indexed, each))
      .find((results) => results.length > 0);
    const found = [...new Set([...named.found, ...(inText ?? []), ...byWords(indexed, usual)])];
    const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, members]) => ({
      kind,
      results: members
        .slice(0, MOST_RESULTS)
        .map((entry) => resultOf(entry, [...words, ...usual], named.found.includes(entry))),
    }));
    const count = groups.reduce((sum, { results }) => sum + results.length, 0);
    return { count, groups, offers: offersOf(named.offered, count > 0 ? null : typed, indexed) };
  };
}

/**
 * A word that is in no text as it is or in another form, and isn't short, is taken for the start of one: «αποσκ». Otherwise the start
 * would find what only sounds alike: «Σύμη» isn't «σημείο».
 * @param every with all that Greeklish can mean, for when the usual reading finds nothing
 */
function wordsOf(typed: string, indexed: readonly Indexed[], every: boolean): Word[] {
  const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => soundOf(word) !== '');
  const telling = words.filter((word) => !fillers.includes(soundOf(word)));
  return (telling.length > 0 ? telling : words).map((word) => {
    const sounds = (every ? readingsOf(word) : [soundOf(word)]).map(escaped);
    const whole = { itself: anyOf(sounds), form: anyOf(sounds.map(formsOf)) };
    const isKnown = indexed.some(({ title, text }) =>
      [title, text].some((where) => whole.itself.test(where) || whole.form.test(where)),
    );
    const starts = sounds.filter((sound) => sound.length >= NAMED_FROM);
    return isKnown || starts.length === 0
      ? whole
      : { itself: new RegExp(` (?:${starts.join('|')})`), form: whole.form };
  });
}

/** Whole words in a text of phonetic keys. @param patterns sources of regular expressions */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(` (?:${patterns.join('|')})(?= |$)`);
}

const escaped = (sound: string) => sound.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** Other forms of a word. Names in -ος are too short for a stem: Ρόδος, τη Ρόδο, της Ρόδου. */
function formsOf(sound: string): string {
  const stem = sound.replace(ENDING, '');
  if (sound.length >= INFLECTED_FROM && stem.length >= SHORTEST_STEM) return stem + ENDINGS;
  return /..os$/.test(sound) ? `${sound.slice(0, -2)}(?:o|u)n?` : sound + SHORT_ENDINGS;
}

/** Entries with all words; without one, those with most of them. Best first. */
function byWords(indexed: readonly Indexed[], words: readonly Word[]): Entry[] {
  if (words.length === 0) return [];
  const scored = indexed.map(({ entry, title, text }, index) => {
    // A name in another form is a guess: places are offered for it.
    const formsOfTitle = entry.names === undefined ? title : '';
    const points = words.map((word) => pointsOf(word, { title, formsOfTitle, text }));
    const matched = points.filter((each) => each > 0).length;
    return { entry, index, matched, points: points.reduce((sum, each) => sum + each, 0) };
  });
  const most = Math.max(...scored.map(({ matched }) => matched));
  // One word of two says too little; two of three are worth a look.
  const enough = words.length < 3 ? words.length : Math.ceil(words.length / 2);
  if (most < Math.max(1, enough)) return [];
  return scored
    .filter(({ matched }) => matched === most)
    .toSorted((a, b) => b.points - a.points || a.index - b.index)
    .map(({ entry }) => entry);
}

type Where = Pick<Indexed, 'title' | 'text'> & { formsOfTitle: string };

function pointsOf({ itself, form }: Word, { title, formsOfTitle, text }: Where): number {
  if (itself.test(title)) return POINTS.title;
  if (form.test(formsOfTitle)) return POINTS.titleForm;
  if (itself.test(text)) return POINTS.text;
  return form.test(text) ? POINTS.textForm : 0;
}

/** What was found by name is introduced by its lead, everything else by the place where a word is. */
function resultOf(entry: Entry, words: readonly Word[], isNamed: boolean): Result {
  const searched = words.flatMap(({ itself, form }) => [itself, form]);
  const lead = entry.lead ?? '';
  if (isNamed && lead !== '') return { entry, excerpt: excerptOf(lead, searched) };
  const isInLead = excerptOf(lead, searched).some(({ isMatch }) => isMatch);
  const isInText = excerptOf(entry.text, searched).some(({ isMatch }) => isMatch);
  return { entry, excerpt: excerptOf(lead !== '' && (isInLead || !isInText) ? lead : entry.text, searched) };
}

/** Names of places; and for a text that found nothing, what the other keyboard would have written, if that finds something. */
function offersOf(places: readonly Entry[], typed: string | null, indexed: readonly Indexed[]): string[] {
  const titles = places.map(({ title }) => title);
  // An island includes its ports: not also «Λέρος (Λακκί)» beside «Λέρος».
  const names = new Set(titles.filter((title) => !titles.some((other) => title.startsWith(`${other} (`))));
  const other = typed === null ? null : onOtherKeyboard(typed);
  // Somebody who forgot to switch the keyboard typed letters: “qqqqzz” would be «;;;;ζζ».
  const switched = other !== null && /^[\p{L}\p{M}\p{N}\s]+$/u.test(other) ? other : null;
  if (names.size === 0 && switched !== null && byWords(indexed, wordsOf(switched, indexed, false)).length > 0)
    names.add(switched);
  return [...names].slice(0, MOST_OFFERS);
}
