import { Button, Flex, Text } from '@sanity/ui';
import * as v from 'valibot';
import { ReceivedItem } from '#contracts/desk/index.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { HandOver } from '../live/hand-over.tsx';
import { useInbox } from '../live/use-inbox.ts';
import { saveFile } from '../words/save-file.ts';
import { useDoing } from '../words/use-doing.ts';

type Props = { item: ReceivedItem; onChange: (item: ReceivedItem) => void };

export function RequestActions({ item, onChange }: Props) {
  const say = useSay();
  const { desk, me } = useInbox();
  const { busy, doing } = useDoing();
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
          ? say('Nobody takes care of it yet.')
          : mine
            ? say('You take care of it.')
            : say('{name} takes care of it.', { name: staff.name })}
      </Text>
      <Flex gap={2} wrap="wrap">
        {file && (
          <Button
            {...plain}
            text={say('Download the CV')}
            title={`${file.name} (${Math.ceil(file.bytes / 1024)} KB)`}
            onClick={() =>
              doing(async () => {
                const answer = await desk.fetch(`/received/${reference}/file`);
                saveFile(await answer.blob(), file.name);
              })
            }
          />
        )}
        {item.suspected !== null && (
          <Button {...plain} text={say('It is genuine')} onClick={() => ask('trust')} />
        )}
        {state !== 'closed' && !mine && (
          <Button
            {...plain}
            mode="default"
            tone="primary"
            text={staff === null ? say('Take it') : say('Take it over')}
            onClick={() => assign(me.id)}
          />
        )}
        {state !== 'closed' && mine && (
          <>
            <Button {...plain} text={say('Give it back')} onClick={() => assign(null)} />
            <HandOver id="inbox-hand-over-request" busy={busy} onChoose={assign} />
          </>
        )}
        {state === 'closed' ? (
          <Button {...plain} text={say('Reopen')} onClick={() => ask('reopen')} />
        ) : (
          <Button {...plain} text={say('Close')} onClick={() => ask('close')} />
        )}
      </Flex>
    </Flex>
  );
}
