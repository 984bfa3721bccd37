import { Languages } from 'lucide-react';
import type { DefaultDocumentNodeResolver } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { TranslationCoverage } from './translation-coverage.tsx';

/** Every document has its form; those with texts also show which of them are missing in one of the languages. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title('Edit'),
    S.view.component(TranslationCoverage).id('translation').title('Translation').icon(typeIcon(Languages)),
  ]);
