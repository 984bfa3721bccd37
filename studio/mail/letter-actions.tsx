import { Button, Flex, Text } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { MailItem } from '#contracts/desk/index.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { useDoing } from '#studio/inbox/words/use-doing.ts';
import { useSay } from '#studio/locale/use-say.ts';

type Props = { item: MailItem; onChange: (item: MailItem) => void };

/** Try again or discard; discarding erases the letter, so it takes a second press. */
export function LetterActions({ item, onChange }: Props) {
  const say = useSay();
  const { desk } = useInbox();
  const { busy, doing } = useDoing();
  const [sure, setSure] = useState(false);
  const [done, setDone] = useState('');
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the harmless one of the two takes its place.
  useEffect(() => {
    if (sure) keep.current?.focus();
  }, [sure]);
  const ask = (what: 'retry' | 'discard', told: string) =>
    doing(async () => {
      onChange(v.parse(MailItem, await desk.send('POST', `/mail/${item.id}/${what}`, {})));
      setSure(false);
      setDone(told);
    });
  const retried = item.state === 'dead' || item.state === 'kept';
  const discarded = retried || item.state === 'waiting';
  const plain = { disabled: busy, mode: 'ghost', padding: 2, fontSize: 1 } as const;
  return (
    <Flex gap={2} wrap="wrap" align="center">
      {retried && item.delivers && (
        <Button
          {...plain}
          mode="default"
          tone="primary"
          text={item.state === 'kept' ? say('Send it now') : say('Try again')}
          onClick={() => ask('retry', say('It is on its way.'))}
        />
      )}
      {discarded && !sure && <Button {...plain} text={say('Discard it')} onClick={() => setSure(true)} />}
      {discarded && sure && (
        <>
          <Button
            {...plain}
            tone="critical"
            text={say('Discard it for good')}
            onClick={() => ask('discard', say('It is discarded.'))}
          />
          <Button {...plain} ref={keep} text={say('Do not discard')} onClick={() => setSure(false)} />
        </>
      )}
      <Text as="output" size={1}>
        {done}
      </Text>
    </Flex>
  );
}
