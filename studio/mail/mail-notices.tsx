import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { StateLink } from 'sanity/router';
import * as v from 'valibot';
import { MailRetried } from '#contracts/desk/index.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { useAction } from '#studio/desk-client/use-action.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import type { Mail } from './use-mail.ts';

/** Warnings about emails that aren't being delivered. */
export function MailNotices({ mail }: { mail: Mail }) {
  const t = useTranslate();
  const { desk } = useInbox();
  const { busy, run: doing } = useAction();
  const [done, setDone] = useState<string>();
  const { dead } = mail.counts;
  const retryAll = () =>
    doing(async () => {
      const { count } = v.parse(MailRetried, await desk.send('POST', '/mail/retry', {}));
      setDone(t('mail.countLettersAreOnTheirWay', { count }));
    });
  return (
    <>
      {!mail.delivers && (
        <Card tone="caution" padding={3} radius={2}>
          <Text size={1}>{t('mail.thereIsNoMailServer')}</Text>
        </Card>
      )}
      {dead > 0 && (
        <Card tone="critical" padding={3} radius={2}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {dead === 1
                ? t('mail.oneLetterCouldNotBeDelivered')
                : t('mail.countLettersCouldNotBeDelivered', { count: dead })}
            </Text>
            <Flex gap={3} wrap="wrap" align="center">
              <Text size={1}>
                <StateLink state={{ shown: 'dead' }}>{t('mail.showThem')}</StateLink>
              </Text>
              {mail.delivers && (
                <Button
                  mode="ghost"
                  padding={2}
                  fontSize={1}
                  disabled={busy}
                  text={t('mail.tryAgainWhatWasGivenUp')}
                  onClick={retryAll}
                />
              )}
            </Flex>
          </Stack>
        </Card>
      )}
      <Text as="output" size={1}>
        {done}
      </Text>
    </>
  );
}
