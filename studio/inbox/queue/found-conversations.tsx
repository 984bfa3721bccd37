import { Button, Stack, Text } from '@sanity/ui';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { ConversationItem } from './conversation-item.tsx';
import { useConversationSearch } from './use-conversation-search.ts';

/** Search results, or the ended conversations, page by page. */
export function FoundConversations({ query, open }: { query: string; open: string | null }) {
  const t = useTranslate();
  const now = useNow();
  const { found, failed, more } = useConversationSearch(query);
  return (
    <Stack gap={3}>
      <Text as="output" size={1} muted>
        {failed}
        {found?.list.length === 0 && t('inbox.noConversationFound')}
      </Text>
      <ul className="inbox-items">
        {found?.list.map((one) => (
          <ConversationItem key={one.id} summary={one} now={now} selected={one.id === open} />
        ))}
      </ul>
      {found && found.next !== null && <Button mode="ghost" text={t('inbox.showMore')} onClick={more} />}
    </Stack>
  );
}
