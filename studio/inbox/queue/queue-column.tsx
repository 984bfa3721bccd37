import { Box, Stack, Text, TextInput } from '@sanity/ui';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConversationSummary } from '#contracts/desk/index.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { useDebounced } from '#studio/inbox/use-debounced.ts';
import { ConversationItem } from './conversation-item.tsx';
import { FoundConversations } from './found-conversations.tsx';
import { queueOf } from './queue.ts';
import { QueueNews } from './queue-news.tsx';

const SearchIcon = typeIcon(Search);

/** All conversations: waiting, mine, my colleagues', and on demand the ended ones. */
export function QueueColumn({ open }: { open: string | null }) {
  const t = useTranslate();
  const { running, me } = useInbox();
  const [typed, setTyped] = useState('');
  const [ended, setEnded] = useState(false);
  const query = useDebounced(typed);
  const queue = queueOf(running ?? [], me.id);
  return (
    <Box as="aside" className="inbox-list" aria-label={t('inbox.listOfConversations')}>
      <QueueNews queue={running && queue} />
      <Stack gap={4} padding={3}>
        <TextInput
          type="search"
          icon={SearchIcon}
          value={typed}
          aria-label={t('inbox.searchConversations')}
          placeholder={t('inbox.searchConversations')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {query !== '' ? (
          <Section title={t('inbox.found')}>
            <FoundConversations key={query} query={query} open={open} />
          </Section>
        ) : (
          <>
            <Running
              title={t('inbox.waiting')}
              empty={t('inbox.nobodyWaits')}
              list={queue.waiting}
              open={open}
            />
            <Running title={t('inbox.mine')} list={queue.mine} open={open} />
            <Running title={t('inbox.ofColleagues')} list={queue.colleagues} open={open} />
            <details className="inbox-ended" onToggle={({ currentTarget }) => setEnded(currentTarget.open)}>
              <summary>{t('inbox.endedConversations')}</summary>
              {ended && <FoundConversations query="" open={open} />}
            </details>
          </>
        )}
      </Stack>
    </Box>
  );
}

function Running(props: {
  title: string;
  empty?: string;
  list: readonly ConversationSummary[];
  open: string | null;
}) {
  const now = useNow();
  if (props.list.length === 0 && props.empty === undefined) return null;
  return (
    <Section title={props.title} count={props.list.length}>
      {props.list.length === 0 && (
        <Text size={1} muted>
          {props.empty}
        </Text>
      )}
      <ul className="inbox-items">
        {props.list.map((one) => (
          <ConversationItem key={one.id} summary={one} now={now} selected={one.id === props.open} />
        ))}
      </ul>
    </Section>
  );
}

function Section(props: { title: string; count?: number; children: React.ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h2" size={1} weight="semibold" muted id={id}>
        {props.title}
        {props.count ? ` (${props.count})` : ''}
      </Text>
      {props.children}
    </Stack>
  );
}
