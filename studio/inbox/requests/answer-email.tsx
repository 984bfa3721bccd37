import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { ReceivedItem } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';

const LETTER_MAX = 4000;

type Props = { item: ReceivedItem; onChange: (item: ReceivedItem) => void };

/**
 * Sends the answer as an email, in the sender's language. Its key is created with the first attempt and kept until the desk has
 * answered, so that pressing again after a lost response sends only one email.
 */
export function AnswerEmail({ item, onChange }: Props) {
  const t = useTranslate();
  const { desk, drafts } = useInbox();
  const { reference } = item;
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.get(reference));
  const tried = useSyncExternalStore(drafts.subscribe, () => drafts.get(`${reference}.key`));
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = typed.trim();
  if (item.state === 'closed') return null;

  function change(words: string) {
    drafts.set(reference, words);
    // Another text is another email.
    drafts.set(`${reference}.key`, '');
  }
  async function send() {
    const key = tried || crypto.randomUUID();
    drafts.set(`${reference}.key`, key);
    setBusy(true);
    try {
      const answer = await desk.send('POST', `/received/${reference}/answer`, { key, text });
      change('');
      setFailed(undefined);
      onChange(v.parse(ReceivedItem, answer));
    } catch (error) {
      if (error instanceof DeskError && error.status < 500) drafts.set(`${reference}.key`, '');
      setFailed(errorText(error, t));
    } finally {
      setBusy(false);
    }
  }
  const left = LETTER_MAX - text.length;
  return (
    <Card borderTop padding={3} className="inbox-composer">
      <Stack gap={3}>
        <div role="alert">
          {failed !== undefined && (
            <Card tone="caution" padding={3} radius={2}>
              <Text size={1}>
                {failed} {t('inbox.yourAnswerIsBackInTheField')}
              </Text>
            </Card>
          )}
        </div>
        <TextArea
          rows={4}
          value={typed}
          lang={item.locale}
          aria-label={t('inbox.answerByLetter')}
          placeholder={t('inbox.answerByLetter')}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} muted style={{ flex: '1 1 16rem' }}>
            {left < 0
              ? t('inbox.charactersTooMany', { count: -left })
              : t('inbox.goesToEmail', { email: item.email })}
          </Text>
          <Button
            tone="primary"
            disabled={busy || text === '' || left < 0}
            text={t('inbox.sendTheLetter')}
            onClick={() => {
              void send();
            }}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
