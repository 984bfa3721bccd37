import { Badge, Flex, Stack, Text } from '@sanity/ui';
import { Paperclip } from 'lucide-react';
import { StateLink } from 'sanity/router';
import type { ReceivedSummary } from '#contracts/desk/index.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { KINDS, STATES } from './request-texts.ts';

export function RequestItem({ request, selected }: { request: ReceivedSummary; selected: boolean }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  const { reference, kind, state, name, about, receivedAt, staff, hasFile } = request;
  return (
    <li>
      <StateLink
        className="inbox-item"
        state={{ view: 'requests', id: reference }}
        aria-current={selected ? 'true' : undefined}
      >
        <Stack gap={2}>
          <Flex gap={2} align="center">
            <Text size={1} weight="semibold" textOverflow="ellipsis" style={{ flex: 1, minWidth: 0 }}>
              {name}
            </Text>
            {hasFile && (
              <span title={t('inbox.withAFile')}>
                <Paperclip size={14} aria-hidden />
                <span className="inbox-unseen">{t('inbox.withAFile')}</span>
              </span>
            )}
            <Badge tone={state === 'new' ? 'primary' : state === 'taken' ? 'caution' : 'default'}>
              {t(STATES[state])}
            </Badge>
          </Flex>
          <Text size={1} muted textOverflow="ellipsis">
            {t(KINDS[kind])}: {about}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {formatMoment(receivedAt, now, language)} · {reference}
            {staff && ` · ${staff.name}`}
          </Text>
        </Stack>
      </StateLink>
    </li>
  );
}
