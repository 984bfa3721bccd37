import { defineLocale, defineLocaleResourceBundle, type LocaleDefinition } from 'sanity';
import type { Locale } from '#foundation/text/locales.ts';
import sanityInGreek from '../messages/sanity-core.el.json' with { type: 'json' };
import { LOCALE_IDS } from './language.ts';
import { LANGUAGE_NAMES } from './text.ts';

/**
 * Sanity's own texts in Greek, by namespace, because Sanity has no Greek locale. Texts that aren't in the file stay English; a test
 * lists keys that the installed Studio no longer has.
 */
const greek = defineLocale({
  id: LOCALE_IDS.el,
  title: LANGUAGE_NAMES.el,
  weekInfo: { firstDay: 1, weekend: [6, 7], minimalDays: 4 },
  bundles: Object.entries(sanityInGreek).map(([namespace, resources]) =>
    defineLocaleResourceBundle({ locale: LOCALE_IDS.el, namespace, resources }),
  ),
});

/** The languages of the Studio itself. It starts in the last one of the list unless the editor has chosen another. */
export function localesIn(language: Locale) {
  return (known: LocaleDefinition[]): LocaleDefinition[] => {
    const all = [greek, ...known];
    const isChosen = ({ id }: LocaleDefinition) => id === LOCALE_IDS[language];
    return [...all.filter((one) => !isChosen(one)), ...all.filter(isChosen)];
  };
}
