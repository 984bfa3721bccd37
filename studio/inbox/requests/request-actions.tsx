import { Button, Flex, Text } from '@sanity/ui';
import * as v from 'valibot';
import { ReceivedItem } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { HandOver } from '../live/hand-over.tsx';
import { useInbox } from '../live/use-inbox.ts';
import { saveFile } from '#studio/desk-client/save-file.ts';
import { useAction } from '#studio/desk-client/use-action.ts';

type Props = { item: ReceivedItem; onChange: (item: ReceivedItem) => void };

export function RequestActions({ item, onChange }: Props) {
  const t = useTranslate();
  const { desk, me } = useInbox();
  const { busy, run: doing } = useAction();
  const { reference, state, staff, file } = item;
  const ask = (path: string, body: object = {}) =>
    doing(async () => {
      onChange(v.parse(ReceivedItem, await desk.send('POST', `/received/${reference}/${path}`, body)));
    });
  const assign = (to: string | null) => ask('assign', { to, from: staff?.id ?? null });
  const mine = staff?.id === me.id;
  const plain = { disabled: busy, mode: 'ghost', padding: 2 } as const;
  return (
    <Flex gap={3} wrap="wrap" align="center">
      <Text as="output" size={1} muted style={{ flex: '1 1 100%' }}>
        {staff === null
          ? t('inbox.nobodyTakesCareOfItYet')
          : mine
            ? t('inbox.youTakeCareOfIt')
            : t('inbox.nameTakesCareOfIt', { name: staff.name })}
      </Text>
      <Flex gap={2} wrap="wrap">
        {file && (
          <Button
            {...plain}
            text={t('inbox.downloadTheCv')}
            title={`${file.name} (${Math.ceil(file.bytes / 1024)} KB)`}
            onClick={() =>
              doing(async () => {
                const answer = await desk.fetch(`/received/${reference}/file`);
                await saveFile(answer, file.name);
              })
            }
          />
        )}
        {item.suspected !== null && (
          <Button {...plain} text={t('inbox.itIsGenuine')} onClick={() => ask('trust')} />
        )}
        {state !== 'closed' && !mine && (
          <Button
            {...plain}
            mode="default"
            tone="primary"
            text={staff === null ? t('inbox.takeIt') : t('inbox.takeItOver')}
            onClick={() => assign(me.id)}
          />
        )}
        {state !== 'closed' && mine && (
          <>
            <Button {...plain} text={t('inbox.giveItBack')} onClick={() => assign(null)} />
            <HandOver id="inbox-hand-over-request" busy={busy} onChoose={assign} />
          </>
        )}
        {state === 'closed' ? (
          <Button {...plain} text={t('inbox.reopen')} onClick={() => ask('reopen')} />
        ) : (
          <Button {...plain} text={t('inbox.close')} onClick={() => ask('close')} />
        )}
      </Flex>
    </Flex>
  );
}
