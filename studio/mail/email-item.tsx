import { Badge, Flex, Stack, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import type { MailSummary } from '#contracts/desk/index.ts';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { STATE, subjectOf, TONE } from './mail-texts.ts';
import type { MailFilter } from './places.ts';

type Props = { email: MailSummary; shown: MailFilter; selected: boolean };

export function EmailItem({ email, shown, selected }: Props) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  return (
    <li>
      <StateLink
        className="inbox-item"
        state={{ shown, id: String(email.id) }}
        aria-current={selected ? 'true' : undefined}
      >
        <Stack gap={2}>
          <Flex gap={2} align="center">
            <Text size={1} weight="semibold" textOverflow="ellipsis" style={{ flex: 1, minWidth: 0 }}>
              {subjectOf(email, t)}
            </Text>
            <Badge tone={TONE[email.state]}>{t(STATE[email.state])}</Badge>
          </Flex>
          <Text size={1} muted textOverflow="ellipsis">
            {formatMoment(email.createdAt, now, language)}
            {email.recipient !== '' && ` · ${email.recipient}`}
          </Text>
        </Stack>
      </StateLink>
    </li>
  );
}
