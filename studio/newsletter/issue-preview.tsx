import { Card, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type IssueDraft, IssuePreviews } from '#contracts/desk/index.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import type { TextKey } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { sideBySide } from './side-by-side.ts';

const TITLES: Record<Locale, TextKey> = {
  el: 'newsletter.letterInGreek',
  en: 'newsletter.letterInEnglish',
};
const PAUSE_MS = 400;

/** The issue in both languages as subscribers get it, rendered by the desk shortly after the last keystroke. */
export function IssuePreview({ draft }: { draft: IssueDraft }) {
  const t = useTranslate();
  const desk = useDesk();
  const [letters, setLetters] = useState<IssuePreviews>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      desk.send('POST', '/newsletter/preview', draft).then(
        (answer) => {
          if (isOver) return;
          setLetters(v.parse(IssuePreviews, answer));
          setFailed(false);
        },
        () => {
          if (!isOver) setFailed(true);
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [desk, draft]);
  return (
    <Stack gap={4} as="section">
      <Heading as="h3" size={1}>
        {t('newsletter.howTheLetterLooks')}
      </Heading>
      {failed ? (
        <Text size={1} role="alert">
          {t('newsletter.thePreviewCouldNotBeDrawn')}
        </Text>
      ) : null}
      <div style={sideBySide}>
        {locales.map((locale) => (
          <Card key={locale} border radius={3} overflow="hidden">
            <iframe
              title={t(TITLES[locale])}
              // No scripts, forms or navigation of this window.
              sandbox=""
              srcDoc={letters?.[locale].html}
              style={{ display: 'block', width: '100%', height: 640, border: 0, background: 'white' }}
            />
          </Card>
        ))}
      </div>
    </Stack>
  );
}
