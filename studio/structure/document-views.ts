import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { sayIn } from '#studio/locale/say.ts';
import type { StudioLanguage } from '#studio/locale/language.ts';
import { TranslationView } from '#studio/translation/translation-view.tsx';

/** Every document has its form, and beside it a list of the texts that are missing or outdated in one of the languages. */
export function documentViews(S: StructureBuilder, language: StudioLanguage) {
  const say = sayIn(language);
  return [
    S.view.form().title(say('Edit')),
    S.view.component(TranslationView).id('translation').title(say('Translation')),
  ];
}

export function defaultDocumentNodeIn(language: StudioLanguage): DefaultDocumentNodeResolver {
  return (S) => S.document().views(documentViews(S, language));
}
