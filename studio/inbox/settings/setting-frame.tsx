import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = {
  title: string;
  about: string;
  failed: string | undefined;
  changed: boolean;
  busy: boolean;
  overtaken: boolean;
  save: (anyway?: boolean) => void;
  takeStored: () => void;
  children: ReactNode;
};

/** Heading, errors, and a button that saves the whole setting. */
export function SettingFrame(props: Props) {
  const { title, about, failed, changed, busy, overtaken, save, takeStored, children } = props;
  const t = useTranslate();
  return (
    <div className="inbox-setting">
      <Container width={2} padding={4}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Stack gap={5}>
            <Stack gap={4}>
              <Heading as="h2" size={2}>
                {title}
              </Heading>
              <Text size={1} muted>
                {about}
              </Text>
            </Stack>
            {children}
            <div role="alert">
              {failed !== undefined && (
                <Card tone="critical" padding={3} radius={2}>
                  <Stack gap={3}>
                    <Text size={1}>{failed}</Text>
                    {overtaken && (
                      <Flex gap={2} wrap="wrap">
                        <Button
                          mode="ghost"
                          disabled={busy}
                          text={t('inbox.showWhatIsStored')}
                          onClick={takeStored}
                        />
                        <Button
                          mode="ghost"
                          tone="critical"
                          disabled={busy || !changed}
                          text={t('inbox.saveMineInItsPlace')}
                          onClick={() => save(true)}
                        />
                      </Flex>
                    )}
                  </Stack>
                </Card>
              )}
            </div>
            <Flex gap={3} align="center" className="inbox-save">
              <Button type="submit" tone="primary" disabled={!changed || busy} text={t('inbox.save')} />
              <Text as="output" size={1} muted>
                {changed ? t('inbox.notSavedYet') : ''}
              </Text>
            </Flex>
          </Stack>
        </form>
      </Container>
    </div>
  );
}
