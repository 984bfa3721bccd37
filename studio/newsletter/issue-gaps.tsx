import { Card, Stack, Text } from '@sanity/ui';
import { type IssueDraft, itemsIn, refusalsOf, type SubscriberCounts } from '#contracts/desk/index.ts';
import type { English } from '#studio/locale/say.ts';
import { useSay } from '#studio/locale/use-say.ts';

const LOCALES = ['el', 'en'] as const;
const REFUSED = {
  title_el: 'The Greek letter has no title.',
  title_en: 'The English letter has no title.',
  items_el: 'Nothing chosen has a Greek page.',
  items_en: 'Nothing chosen has an English page.',
} satisfies Record<string, English>;
const LEFT_OUT = {
  el: '{count} of the chosen are left out of the Greek letter: they have no Greek page.',
  en: '{count} of the chosen are left out of the English letter: they have no English page.',
} satisfies Record<string, English>;

/** What keeps the issue from going out, and what one language does not get: nobody is written to in a language not chosen. */
export function IssueGaps({ draft, counts }: { draft: IssueDraft; counts: SubscriberCounts }) {
  const say = useSay();
  const refused = LOCALES.filter((locale) => counts[locale].confirmed > 0).flatMap((locale) =>
    refusalsOf(draft, locale).map((what) => say(REFUSED[`${what}_${locale}`])),
  );
  const leftOut = LOCALES.flatMap((locale) => {
    const count = draft.items.length - itemsIn(draft, locale).length;
    return count > 0 ? [say(LEFT_OUT[locale], { count })] : [];
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
