import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { SubscriberCounts } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { saveFile } from '#studio/desk-client/save-file.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES, type TextKey } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

import { useMayRelease } from './use-may-release.ts';

const STATES = {
  confirmed: 'newsletter.confirmed',
  pending: 'newsletter.askedNotConfirmed',
  unsubscribed: 'newsletter.left',
  undeliverable: 'newsletter.mailboxRefusesLetters',
} satisfies Record<keyof SubscriberCounts[Locale], TextKey>;

/** The number of subscribers by language, and their addresses as a file. */
export function SubscribersCard({ counts }: { counts: SubscriberCounts }) {
  const t = useTranslate();
  const desk = useDesk();
  const mayRelease = useMayRelease();
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setFailure(null);
    try {
      await saveFile(await desk.fetch('/newsletter/subscribers.csv'));
    } catch (error) {
      setFailure(error instanceof DeskError ? error.message : String(error));
    }
  };
  return (
    <Card border radius={3} padding={4} as="section">
      <Stack gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {t('newsletter.readers')}
          </Heading>
          {mayRelease ? (
            <Button mode="ghost" text={t('newsletter.exportAddressesCsv')} onClick={() => void download()} />
          ) : null}
        </Flex>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              <Cell heading="col" text={t('inbox.state')} first />
              {locales.map((locale) => (
                <Cell key={locale} heading="col" text={LANGUAGE_NAMES[locale]} />
              ))}
            </tr>
          </thead>
          <tbody>
            {(['confirmed', 'pending', 'unsubscribed', 'undeliverable'] as const).map((state) => (
              <tr key={state}>
                <Cell heading="row" text={t(STATES[state])} first />
                {locales.map((locale) => (
                  <Cell key={locale} text={String(counts[locale][state])} strong={state === 'confirmed'} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {failure === null ? null : (
          <Text size={1} role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** `first` in its row: text, left-aligned; the others are numbers. */
function Cell(props: { text: string; heading?: 'row' | 'col'; first?: boolean; strong?: boolean }) {
  const { text, heading, first = false, strong } = props;
  const Tag = heading ? 'th' : 'td';
  return (
    <Tag
      scope={heading}
      style={{
        padding: first ? '8px 0' : '8px 0 8px 16px',
        textAlign: first ? 'left' : 'right',
        fontWeight: 'inherit',
      }}
    >
      <Text size={1} as="span" muted={heading !== undefined} weight={strong ? 'semibold' : 'regular'}>
        {text}
      </Text>
    </Tag>
  );
}
