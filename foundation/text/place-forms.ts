import type { Locale } from './locales.ts';

/** A place as the network describes it. */
export type DeclinedPlace = {
  name: Readonly<Record<Locale, string>>;
  /** The Greek name with its article: «τη Σύμη». */
  accusative: string;
};

export type PlaceForms = {
  name: string;
  /** After «από» and «προς»: «τη Σύμη», "Symi". */
  accusative: string;
  /** For the place where something happens: «στη Σύμη», "Symi". */
  at: string;
};

/** The forms of a place's name that sentences need. A language without cases uses the name for each. */
const forms: Readonly<Record<Locale, (place: DeclinedPlace) => PlaceForms>> = {
  el: ({ name, accusative }) => ({ name: name.el, accusative, at: `σ${accusative}` }),
  en: ({ name }) => ({ name: name.en, accusative: name.en, at: name.en }),
};

export function placeForms(place: DeclinedPlace, locale: Locale): PlaceForms {
  return forms[locale](place);
}
