import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useSay } from '#studio/locale/use-say.ts';

type Props = {
  title: string;
  about: string;
  failed: string | undefined;
  changed: boolean;
  busy: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** Heading, what goes wrong, and the button that saves all of it at once. */
export function SettingFrame({ title, about, failed, changed, busy, onSave, children }: Props) {
  const say = useSay();
  return (
    <div className="inbox-setting">
      <Container width={2} padding={4}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
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
                  <Text size={1}>{failed}</Text>
                </Card>
              )}
            </div>
            <Flex gap={3} align="center" className="inbox-save">
              <Button type="submit" tone="primary" disabled={!changed || busy} text={say('Save')} />
              <Text as="output" size={1} muted>
                {changed ? say('Not saved yet.') : ''}
              </Text>
            </Flex>
          </Stack>
        </form>
      </Container>
    </div>
  );
}
