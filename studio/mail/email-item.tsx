import { Badge, Flex, Stack, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import type { MailSummary } from '#contracts/desk/index.ts';
import { momentOf } from '#studio/inbox/words/moments.ts';
import { useNow } from '#studio/inbox/words/use-now.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { STATE, subjectOf, TONE } from './mail-texts.ts';
import type { MailFilter } from './places.ts';

type Props = { letter: MailSummary; shown: MailFilter; selected: boolean };

export function EmailItem({ letter, shown, selected }: Props) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  return (
    <li>
      <StateLink
        className="inbox-item"
        state={{ shown, id: String(letter.id) }}
        aria-current={selected ? 'true' : undefined}
      >
        <Stack gap={2}>
          <Flex gap={2} align="center">
            <Text size={1} weight="semibold" textOverflow="ellipsis" style={{ flex: 1, minWidth: 0 }}>
              {subjectOf(letter, t)}
            </Text>
            <Badge tone={TONE[letter.state]}>{t(STATE[letter.state])}</Badge>
          </Flex>
          <Text size={1} muted textOverflow="ellipsis">
            {momentOf(letter.createdAt, now, language)}
            {letter.recipient !== '' && ` · ${letter.recipient}`}
          </Text>
        </Stack>
      </StateLink>
    </li>
  );
}
