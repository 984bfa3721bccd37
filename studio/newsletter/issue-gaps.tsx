import { Card, Stack, Text } from '@sanity/ui';
import { type IssueDraft, itemsIn, refusalsOf, type SubscriberCounts } from '#contracts/desk/index.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import type { AnyTextKey, TextKey } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

const REFUSED = {
  title_el: 'newsletter.theGreekLetterHasNoTitle',
  title_en: 'newsletter.theEnglishLetterHasNoTitle',
  items_el: 'newsletter.nothingChosenHasAGreekPage',
  items_en: 'newsletter.nothingChosenHasAnEnglishPage',
} satisfies Record<string, TextKey>;
const LEFT_OUT = {
  el: 'newsletter.countAreLeftOutOfTheGreekLetter',
  en: 'newsletter.countAreLeftOutOfTheEnglishLetter',
} satisfies Record<Locale, AnyTextKey>;

/**
 * What prevents the issue from being sent, and what is missing in each language. Subscribers get it only in the language that they
 * chose.
 */
export function IssueGaps({ draft, counts }: { draft: IssueDraft; counts: SubscriberCounts }) {
  const t = useTranslate();
  const refused = locales
    .filter((locale) => counts[locale].confirmed > 0)
    .flatMap((locale) => refusalsOf(draft, locale).map((what) => t(REFUSED[`${what}_${locale}`])));
  const leftOut = locales.flatMap((locale) => {
    const count = draft.items.length - itemsIn(draft, locale).length;
    return count > 0 ? [t(LEFT_OUT[locale], { count })] : [];
  });
  if (refused.length + leftOut.length === 0) return null;
  return (
    <Card padding={4} radius={2} tone="caution" as="output">
      <Stack gap={3}>
        {[...refused, ...leftOut].map((words) => (
          <Text key={words} size={1}>
            {words}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
