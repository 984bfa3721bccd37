import { Card, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId } from 'react';
import type { IssueDraft } from '#contracts/desk/index.ts';
import { locales } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { sideBySide } from './side-by-side.ts';

/** Title and introduction, Greek and English side by side. */
export function IssueTexts({
  draft,
  onChange,
}: {
  draft: IssueDraft;
  onChange(part: Partial<IssueDraft>): void;
}) {
  const t = useTranslate();
  const id = useId();
  return (
    <div style={sideBySide}>
      {locales.map((locale) => (
        <Card key={locale} border radius={3} padding={4} as="fieldset" aria-label={LANGUAGE_NAMES[locale]}>
          <Stack gap={4}>
            <Text aria-hidden size={1} weight="semibold">
              {LANGUAGE_NAMES[locale]}
            </Text>
            <Stack gap={2}>
              <Text as="label" size={1} htmlFor={`${id}-title-${locale}`}>
                {t('newsletter.titleOfTheLetter')}
              </Text>
              <TextInput
                id={`${id}-title-${locale}`}
                lang={locale}
                maxLength={120}
                value={draft[`title_${locale}`]}
                onChange={({ currentTarget: { value } }) => onChange({ [`title_${locale}`]: value })}
              />
            </Stack>
            <Stack gap={2}>
              <Text as="label" size={1} htmlFor={`${id}-intro-${locale}`}>
                {t('documents.introduction')}
              </Text>
              <TextArea
                id={`${id}-intro-${locale}`}
                lang={locale}
                rows={4}
                maxLength={2000}
                value={draft[`intro_${locale}`]}
                onChange={({ currentTarget: { value } }) => onChange({ [`intro_${locale}`]: value })}
              />
            </Stack>
          </Stack>
        </Card>
      ))}
    </div>
  );
}
