import { Button, Flex } from '@sanity/ui';
import * as v from 'valibot';
import { StaffConversation } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { HandOver } from '../live/hand-over.tsx';
import { useInbox } from '../live/use-inbox.ts';
import { saveFile } from '#studio/desk-client/save-file.ts';
import { useAction } from '#studio/desk-client/use-action.ts';

type Props = { conversation: StaffConversation; onChange: (conversation: StaffConversation) => void };

/** Take, release, assign, end, reopen, and download a conversation. */
export function TalkActions({ conversation, onChange }: Props) {
  const t = useTranslate();
  const { desk, me } = useInbox();
  const { busy, run: doing } = useAction();
  const { id, state, staff } = conversation;
  const mine = staff?.id === me.id;
  const ask = (path: string, body: object = {}) =>
    doing(async () => {
      const answer = await desk.send('POST', `/conversations/${id}/${path}`, body);
      onChange(v.parse(StaffConversation, answer));
    });
  const assign = (to: string | null) => ask('assign', { to, from: staff?.id ?? null });
  const running = state !== 'ended';
  return (
    <Flex gap={2} wrap="wrap">
      {running && !mine && (
        <Button
          disabled={busy}
          tone="primary"
          padding={2}
          text={staff === null ? t('inbox.takeIt') : t('inbox.takeItOver')}
          onClick={() => assign(me.id)}
        />
      )}
      {running && mine && (
        <Button
          disabled={busy}
          mode="ghost"
          padding={2}
          text={t('inbox.giveItBack')}
          onClick={() => assign(null)}
        />
      )}
      {running && mine && <HandOver id="inbox-hand-over" busy={busy} onChoose={assign} />}
      {running ? (
        <Button disabled={busy} mode="ghost" padding={2} text={t('inbox.end')} onClick={() => ask('end')} />
      ) : (
        <Button
          disabled={busy}
          mode="ghost"
          padding={2}
          text={t('inbox.reopen')}
          onClick={() => ask('reopen')}
        />
      )}
      <Button
        mode="bleed"
        padding={2}
        disabled={busy}
        text={t('inbox.export')}
        onClick={() =>
          doing(async () => {
            const answer = await desk.fetch(`/conversations/${id}/export`);
            await saveFile(answer);
          })
        }
      />
    </Flex>
  );
}
