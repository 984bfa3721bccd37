import { Languages } from 'lucide-react';
import type { DefaultDocumentNodeResolver, StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { TranslationCoverage } from './translation-coverage.tsx';

/** Every document has its form, and beside it a list of the texts that are missing in one of the languages. */
export function documentViews(S: StructureBuilder) {
  return [
    S.view.form().title('Edit'),
    S.view.component(TranslationCoverage).id('translation').title('Translation').icon(typeIcon(Languages)),
  ];
}

export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) => S.document().views(documentViews(S));
