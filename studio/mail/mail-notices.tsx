import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { StateLink } from 'sanity/router';
import * as v from 'valibot';
import { MailRetried } from '#contracts/desk/index.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { useDoing } from '#studio/inbox/words/use-doing.ts';
import { useSay } from '#studio/locale/use-say.ts';
import type { Mail } from './use-mail.ts';

/** What should not go unseen: letters that nobody gets. */
export function MailNotices({ mail }: { mail: Mail }) {
  const say = useSay();
  const { desk } = useInbox();
  const { busy, doing } = useDoing();
  const [done, setDone] = useState<string>();
  const { dead } = mail.counts;
  const retryAll = () =>
    doing(async () => {
      const { count } = v.parse(MailRetried, await desk.send('POST', '/mail/retry', {}));
      setDone(say('{count} letters are on their way.', { count }));
    });
  return (
    <>
      {!mail.delivers && (
        <Card tone="caution" padding={3} radius={2}>
          <Text size={1}>{say('There is no mail server. Letters are kept here and do not go out.')}</Text>
        </Card>
      )}
      {dead > 0 && (
        <Card tone="critical" padding={3} radius={2}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {dead === 1
                ? say('One letter could not be delivered.')
                : say('{count} letters could not be delivered.', { count: dead })}
            </Text>
            <Flex gap={3} wrap="wrap" align="center">
              <Text size={1}>
                <StateLink state={{ shown: 'dead' }}>{say('Show them')}</StateLink>
              </Text>
              {mail.delivers && (
                <Button
                  mode="ghost"
                  padding={2}
                  fontSize={1}
                  disabled={busy}
                  text={say('Try again what was given up')}
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
