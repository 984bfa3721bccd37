import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { MailItem } from '#contracts/desk/index.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { saveFile } from '#studio/desk-client/save-file.ts';
import { useAction } from '#studio/desk-client/use-action.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

/** The attachments, to download. */
export function EmailFiles({ item }: { item: MailItem }) {
  const t = useTranslate();
  const { desk } = useInbox();
  const { busy, run: doing } = useAction();
  if (item.attachments.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text as="h3" size={1} weight="semibold">
        {t('mail.attachedFiles')}
      </Text>
      <Flex gap={2} wrap="wrap">
        {item.attachments.map(({ name, bytes }, position) => (
          <Button
            key={name}
            mode="ghost"
            padding={2}
            fontSize={1}
            disabled={busy}
            text={`${name} (${Math.ceil(bytes / 1024)} KB)`}
            onClick={() =>
              doing(async () => {
                const answer = await desk.fetch(`/mail/${item.id}/attachments/${position}`);
                await saveFile(answer, name);
              })
            }
          />
        ))}
      </Flex>
    </Stack>
  );
}
