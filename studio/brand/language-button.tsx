import { otherLocale } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { Button } from '@sanity/ui';
import { Languages } from 'lucide-react';
import { useProjectId } from 'sanity';
import { languageKey, LOCALE_IDS } from '#studio/locale/language.ts';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';

/**
 * Turns the Studio into the other language. The page loads anew, because the titles of types and fields are made when the
 * Studio starts; the Studio's own menu for this is not part of its releases.
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
