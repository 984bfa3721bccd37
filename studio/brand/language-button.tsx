import { otherLocale } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { Button } from '@sanity/ui';
import { Languages } from 'lucide-react';
import { useProjectId } from 'sanity';
import { languageKey, LOCALE_IDS } from '#studio/locale/language.ts';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';

/**
 * Switches the Studio to the other language. The page reloads, because the titles of types and fields are created when the Studio
 * starts. The Studio's own language menu isn't available in release builds.
 */
export function LanguageButton() {
  const projectId = useProjectId();
  const other = otherLocale(useStudioLanguage());
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={2}
      icon={<Languages size={16} aria-hidden />}
      text={LANGUAGE_NAMES[other]}
      lang={other}
      data-testid="studio-language"
      onClick={() => {
        localStorage.setItem(languageKey(projectId), LOCALE_IDS[other]);
        location.reload();
      }}
    />
  );
}
