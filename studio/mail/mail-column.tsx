import { Box, Button, Select, Stack, Text, TextInput } from '@sanity/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useRouter } from 'sanity/router';
import { mailStates } from '#contracts/desk/index.ts';
import { useDebounced } from '#studio/inbox/use-debounced.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { EmailItem } from './email-item.tsx';
import { MailNotices } from './mail-notices.tsx';
import { COUNTED } from './mail-texts.ts';
import type { MailFilter } from './places.ts';
import { type Mail, useMail } from './use-mail.ts';

const CHOICES: readonly MailFilter[] = ['all', ...mailStates];

/** The list of emails with its filters and notices. */
export function MailColumn({ shown, open }: { shown: MailFilter; open: number | null }) {
  const t = useTranslate();
  const { navigate } = useRouter();
  const [typed, setTyped] = useState('');
  const { mail, failed, more } = useMail(shown, useDebounced(typed));
  return (
    <Box as="aside" className="inbox-list" aria-label={t('mail.lettersOfTheDesk')}>
      <Stack gap={3} padding={3}>
        {mail && <MailNotices mail={mail} />}
        <TextInput
          type="search"
          icon={Search}
          value={typed}
          aria-label={t('mail.searchRecipientOrSubject')}
          placeholder={t('mail.searchRecipientOrSubject')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          aria-label={t('mail.showLetters')}
          value={shown}
          onChange={({ currentTarget }) => navigate({ shown: currentTarget.value })}
        >
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(COUNTED[choice], { count: countOf(mail, choice) })}
            </option>
          ))}
        </Select>
        <Text as="output" size={1} muted>
          {failed}
          {mail?.items.length === 0 && t('mail.noLetterFound')}
        </Text>
        <ul className="inbox-items">
          {mail?.items.map((email) => (
            <EmailItem key={email.id} email={email} shown={shown} selected={email.id === open} />
          ))}
        </ul>
        {mail && mail.next !== null && <Button mode="ghost" text={t('mail.olderLetters')} onClick={more} />}
      </Stack>
    </Box>
  );
}

function countOf(mail: Mail | undefined, shown: MailFilter): string {
  if (mail === undefined) return '…';
  if (shown !== 'all') return String(mail.counts[shown]);
  return String(Object.values(mail.counts).reduce((sum, count) => sum + count));
}
