import { defineLocale, type LocaleDefinition } from 'sanity';
import { greekBundles } from './greek/studio/bundles.ts';
import { LOCALE_IDS, type StudioLanguage } from './language.ts';

const greek = defineLocale({
  id: LOCALE_IDS.el,
  title: 'Ελληνικά',
  weekInfo: { firstDay: 1, weekend: [6, 7], minimalDays: 4 },
  bundles: greekBundles,
});

/** The languages of the Studio itself. It starts in the last one of the list unless the editor has chosen another. */
export function localesIn(language: StudioLanguage) {
  return (known: LocaleDefinition[]): LocaleDefinition[] =>
    language === 'el' ? [...known, greek] : [greek, ...known];
}
