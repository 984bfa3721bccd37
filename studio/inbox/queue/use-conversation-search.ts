import { useEffect, useState } from 'react';
import { ConversationList, type ConversationSummary } from '#contracts/desk/index.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';

type FoundConversations = { list: readonly ConversationSummary[]; next: string | null };

/**
 * Conversations in any state that match the query; without a query the ended ones. The loaded pages are reloaded when one changes.
 */
export function useConversationSearch(query: string): {
  found: FoundConversations | undefined;
  failed: string | undefined;
  more: () => void;
} {
  const t = useTranslate();
  const { desk, hub } = useInbox();
  const [found, setFound] = useState<FoundConversations>();
  const [failed, setFailed] = useState<string>();
  const [pages, setPages] = useState(1);
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        const list: ConversationSummary[] = [];
        let before: string | null = '';
        for (let page = 0; page < pages && before !== null; page += 1) {
          const params: URLSearchParams = new URLSearchParams({
            ...(query === '' ? { state: 'ended' } : { q: query }),
            ...(before === '' ? {} : { before }),
          });
          const read: ConversationList = await desk.get(
            `/conversations?${params}`,
            ConversationList,
            stop.signal,
          );
          list.push(...read.conversations);
          before = read.next;
        }
        setFailed(undefined);
        setFound({ list, next: before });
      } catch (error) {
        if (!stop.signal.aborted) setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again' || event.kind === 'conversation') look();
    });
    look();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, query, pages, t]);
  return { found, failed, more: () => setPages((count) => count + 1) };
}
