import { useMemo } from 'react';
import { useCurrentLocale } from 'sanity';
import type { Locale } from '#foundation/text/locales.ts';
import { languageOfLocale } from './language.ts';
import { translateIn, type Translate } from './text.ts';

export function useStudioLanguage(): Locale {
  return languageOfLocale(useCurrentLocale().id);
}

/** Our own texts in the language that the editor has chosen for the Studio. */
export function useTranslate(): Translate {
  const language = useStudioLanguage();
  return useMemo(() => translateIn(language), [language]);
}
