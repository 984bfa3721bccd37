import { useMemo } from 'react';
import { useCurrentLocale } from 'sanity';
import { languageOfLocale, type StudioLanguage } from './language.ts';
import { sayIn, type Say } from './say.ts';

export function useStudioLanguage(): StudioLanguage {
  return languageOfLocale(useCurrentLocale().id);
}

/** Our own texts in the language that the editor has chosen for the Studio. */
export function useSay(): Say {
  const language = useStudioLanguage();
  return useMemo(() => sayIn(language), [language]);
}
