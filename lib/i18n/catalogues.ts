import type { Messages } from 'next-intl';
import el from '#messages/el.json';
import en from '#messages/en.json';
import type { Locale } from '#foundation/text/locales.ts';

knownToCompiler(el);
knownToCompiler(en);

export const catalogues: Readonly<Record<Locale, Messages>> = { el, en };

/** A JSON module's texts are plain strings to the compiler. A rule test holds them against the list of those that name places. */
function knownToCompiler(_texts: typeof el): asserts _texts is Messages {}
