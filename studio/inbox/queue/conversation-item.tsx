import { Badge, Flex, Stack, Text } from '@sanity/ui';
import { Eye } from 'lucide-react';
import { StateLink } from 'sanity/router';
import type { ConversationSummary } from '#contracts/desk/index.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { lookingAt } from '../live/colleagues.ts';
import { useInbox } from '../live/use-inbox.ts';
import { formatMoment, formatWait } from '#studio/locale/format-moment.ts';
import { minutesSince } from './queue.ts';

export function ConversationItem(props: { summary: ConversationSummary; now: Date; selected: boolean }) {
  const { summary, now } = props;
  const t = useTranslate();
  const language = useStudioLanguage();
  const { colleagues, me } = useInbox();
  const watching = lookingAt(colleagues, summary.id);
  const waits = summary.state === 'waiting';
  const minutes = minutesSince(summary.startedAt, now);
  return (
    <li>
      <StateLink
        className="inbox-item"
        state={{ view: 'conversations', id: summary.id }}
        aria-current={props.selected ? 'true' : undefined}
      >
        <Stack gap={2}>
          <Flex gap={2} align="center">
            <Text size={1} weight="semibold" textOverflow="ellipsis" style={{ flex: 1, minWidth: 0 }}>
              {summary.name}
            </Text>
            <Badge lang={summary.locale}>{LANGUAGE_NAMES[summary.locale]}</Badge>
            {summary.unread > 0 && (
              <Badge tone="primary">{t('inbox.unreadCount', { count: summary.unread })}</Badge>
            )}
          </Flex>
          <Text size={1} muted textOverflow="ellipsis">
            {summary.lastText}
          </Text>
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} muted>
              {waits
                ? minutes === 0
                  ? t('inbox.hasJustCome')
                  : t('inbox.waitsTime', { time: formatWait(minutes, language) })
                : formatMoment(summary.lastAt, now, language)}
            </Text>
            {summary.staff && summary.staff.id !== me.id && (
              <Text size={1} muted>
                {summary.staff.name}
              </Text>
            )}
            {watching.length > 0 && (
              <Text size={1} muted>
                <Eye size={12} aria-hidden />{' '}
                {t('inbox.lookingNames', { names: watching.map(({ name }) => name).join(', ') })}
              </Text>
            )}
          </Flex>
        </Stack>
      </StateLink>
    </li>
  );
}
