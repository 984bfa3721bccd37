import type { Locale } from '#foundation/text/locales.ts';
import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { translateIn } from '#studio/locale/text.ts';
import { TranslationView } from '#studio/translation/translation-view.tsx';

/** Every document has its form, and a view with the texts that are missing or outdated in one of the languages. */
export function documentViews(S: StructureBuilder, language: Locale) {
  const t = translateIn(language);
  return [
    S.view.form().title(t('structure.edit')),
    S.view.component(TranslationView).id('translation').title(t('structure.translation')),
  ];
}

export function defaultDocumentNodeIn(language: Locale): DefaultDocumentNodeResolver {
  return (S) => S.document().views(documentViews(S, language));
}
