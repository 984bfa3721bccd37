import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import type { SubscriberCounts } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = {
  counts: SubscriberCounts;
  busy: boolean;
  /** Why the desk refused to start sending, as text. */
  refusal: string | null;
  onClose(): void;
  onSend(readers: number): void;
};

/** Shows how many people will get the email before it is sent, which can't be undone. */
export function SendDialog({ counts, busy, refusal, onClose, onSend }: Props) {
  const t = useTranslate();
  const id = useId();
  const readers = counts.el.confirmed + counts.en.confirmed;
  return (
    <Dialog
      id={id}
      header={t('newsletter.sendTheIssue')}
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={t('newsletter.notYet')} onClick={onClose} />
          <Button
            tone="primary"
            disabled={busy || readers === 0}
            text={
              readers === 1
                ? t('newsletter.sendTo1Reader')
                : t('newsletter.sendToReadersReaders', { readers })
            }
            onClick={() => onSend(readers)}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text>
            {t('newsletter.greekGetTheLetterInGreek', {
              greek: counts.el.confirmed,
              english: counts.en.confirmed,
            })}
          </Text>
          {refusal === null ? null : (
            <Text role="alert" size={1}>
              {refusal}
            </Text>
          )}
        </Stack>
      </Box>
    </Dialog>
  );
}
