import type { Locale } from '#foundation/text/locales.ts';
import { Badge, Flex } from '@sanity/ui';
import type { IssueItem } from '#contracts/desk/index.ts';
import { useSay } from '#studio/locale/use-say.ts';

/** What it is, and in which language it has no page. */
export function ItemLanguages({ item }: { item: IssueItem }) {
  const say = useSay();
  const missing = (locale: Locale) => item[`title_${locale}`] === '' || item[`path_${locale}`] === null;
  return (
    <Flex gap={2} wrap="wrap">
      <Badge>{say(item.kind === 'offer' ? 'Offer' : 'News post')}</Badge>
      {missing('el') ? <Badge tone="caution">{say('Not in the Greek letter')}</Badge> : null}
      {missing('en') ? <Badge tone="caution">{say('Not in the English letter')}</Badge> : null}
    </Flex>
  );
}
