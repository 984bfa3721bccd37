import { defaultLocale, isLocale } from '#foundation/text/locales.ts';
import { createContext, useContext } from 'react';
import { LANGUAGES, type Language } from '#studio/schema/presets/translation.ts';

/** Which languages of the content an editor sees in forms. */
export type Writing = 'both' | Language;

export type WritingChoice = {
  /** What the editor chose. */
  chosen: Writing;
  choose: (writing: Writing) => void;
  /** The languages on the screen: only one if there isn't room for two. */
  shown: readonly Language[];
};

export const WritingContext = createContext<WritingChoice>({
  chosen: 'both',
  choose: () => {},
  shown: LANGUAGES,
});

export function useWriting(): WritingChoice {
  return useContext(WritingContext);
}

export function isWriting(value: unknown): value is Writing {
  return value === 'both' || isLocale(value);
}

/** The languages to show for a choice; on a narrow form only one, Greek unless English was chosen. */
export function languagesOf(chosen: Writing, narrow: boolean): readonly Language[] {
  if (chosen !== 'both') return [chosen];
  return narrow ? [defaultLocale] : LANGUAGES;
}

/** The language of the focused field, at any depth, or `undefined`. */
export function languageOfPath(path: readonly unknown[]): Language | undefined {
  const languages = path.map((part) =>
    typeof part === 'string' ? LANGUAGES.find((language) => part.endsWith(`_${language}`)) : undefined,
  );
  return languages.findLast((language) => language !== undefined);
}
