import { Card, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId } from 'react';
import type { IssueDraft } from '#contracts/desk/index.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { sideBySide } from './side-by-side.ts';

const SIDES = [
  ['el', 'Ελληνικά'],
  ['en', 'English'],
] as const;

/** Title and introduction, Greek and English beside each other. */
export function IssueWords({
  draft,
  onChange,
}: {
  draft: IssueDraft;
  onChange(part: Partial<IssueDraft>): void;
}) {
  const say = useSay();
  const id = useId();
  return (
    <div style={sideBySide}>
      {SIDES.map(([locale, language]) => (
        <Card key={locale} border radius={3} padding={4} as="fieldset" aria-label={language}>
          <Stack gap={4}>
            <Text aria-hidden size={1} weight="semibold">
              {language}
            </Text>
            <Stack gap={2}>
              <Text as="label" size={1} htmlFor={`${id}-title-${locale}`}>
                {say('Title of the letter')}
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
                {say('Introduction')}
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
