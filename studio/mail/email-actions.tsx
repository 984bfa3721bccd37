import { Button, Flex, Text } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { MailItem } from '#contracts/desk/index.ts';
import { useInbox } from '#studio/inbox/live/use-inbox.ts';
import { useAction } from '#studio/desk-client/use-action.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = { item: MailItem; onChange: (item: MailItem) => void };

/** Retry or discard; discarding erases the email, so it needs a second press. */
export function EmailActions({ item, onChange }: Props) {
  const t = useTranslate();
  const { desk } = useInbox();
  const { busy, run: doing } = useAction();
  const [sure, setSure] = useState(false);
  const [done, setDone] = useState('');
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is gone; move the focus to the harmless one of the two new ones.
  useEffect(() => {
    if (sure) keep.current?.focus();
  }, [sure]);
  const ask = (what: 'retry' | 'discard', inBothLanguages: string) =>
    doing(async () => {
      onChange(v.parse(MailItem, await desk.send('POST', `/mail/${item.id}/${what}`, {})));
      setSure(false);
      setDone(inBothLanguages);
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
          text={item.state === 'kept' ? t('mail.sendItNow') : t('mail.tryAgain')}
          onClick={() => ask('retry', t('mail.itIsOnItsWay'))}
        />
      )}
      {discarded && !sure && <Button {...plain} text={t('mail.discardIt')} onClick={() => setSure(true)} />}
      {discarded && sure && (
        <>
          <Button
            {...plain}
            tone="critical"
            text={t('mail.discardItForGood')}
            onClick={() => ask('discard', t('mail.itIsDiscarded'))}
          />
          <Button {...plain} ref={keep} text={t('mail.doNotDiscard')} onClick={() => setSure(false)} />
        </>
      )}
      <Text as="output" size={1}>
        {done}
      </Text>
    </Flex>
  );
}
