import type { Locale } from './locales.ts';

/** A place as the network describes it. */
export type DeclinedPlace = {
  name: Readonly<Record<Locale, string>>;
  /** The Greek name with its article: «τη Σύμη». */
  accusative: string;
};

export type PlaceForms = {
  name: string;
  /** After «από», «προς», «για» and «έως»: «τη Σύμη», "Symi". */
  accusative: string;
  /** For the place where something happens: «στη Σύμη», "Symi". */
  at: string;
  /** «της Σύμης», "Symi". Only islands have it: no sentence about a port needs it. */
  genitive?: string;
};

/** The forms of a place's name that sentences need. A language without cases uses the name for each. */
const forms: Readonly<Record<Locale, (place: DeclinedPlace) => PlaceForms>> = {
  el: ({ name, accusative }) => ({ name: name.el, accusative, at: `σ${accusative}` }),
  // Sentences use the name without the harbour in brackets, unless the Greek form needs it to tell two ports of an island apart.
  en: ({ name, accusative }) =>
    sameInEachCase(accusative.includes('(') ? name.en : name.en.replace(/ \(.*\)$/, '')),
};

export function placeForms(place: DeclinedPlace, locale: Locale): PlaceForms {
  return forms[locale](place);
}

/** For a language without cases, and for a place whose name is unknown and that is called by its code. */
export function sameInEachCase(name: string): Required<PlaceForms> {
  return { name, accusative: name, at: name, genitive: name };
}

/** For narrow places: an article stays on the line of its name. */
export function unbrokenForms(place: PlaceForms): PlaceForms {
  return { ...place, accusative: place.accusative.replace(' ', '\u00A0') };
}

/** The words between a place's tags in a message. */
export const PLACE_FORMS: readonly string[] = ['name', 'accusative', 'at', 'genitive'];

export type PlaceInSentence = (form: string) => string;

/**
 * A place in a message. The message names the form it needs, «προς <port>accusative</port>», so that each language chooses its own,
 * and the compiler asks for a place instead of a name: `t.markup('towards', { port: inSentence(port) })`.
 * @throws {Error} If the place has no such form.
 */
export function inSentence(place: PlaceForms): PlaceInSentence {
  const known = new Map<string, string>(Object.entries(place));
  return (form) => {
    // `markup` passes a tag's content as a list of parts.
    const text = known.get(String(form));
    if (text === undefined) throw new Error(`${place.name} has no form “${form}”`);
    return text;
  };
}
