import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { Issue } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { IssueState } from './issue-list.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { useMayRelease } from './use-may-release.ts';

/** How far sending has got, and what holds it up. */
export function IssueProgressView({ issue, onChanged }: { issue: Issue; onChanged(): void }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const desk = useDesk();
  const mayRelease = useMayRelease();
  const [failure, setFailure] = useState<string | null>(null);
  const { readers, sent, failed, skipped } = issue.progress;
  const turn = async (to: 'pause' | 'resume') => {
    setFailure(null);
    try {
      await desk.send('POST', `/newsletter/issues/${issue.id}/${to}`);
    } catch (error) {
      setFailure(error instanceof DeskError ? error.message : String(error));
    }
    onChanged();
  };
  return (
    <Stack gap={5}>
      <Card border radius={3} padding={4} as="section">
        <Stack gap={4}>
          <Flex gap={3} align="center" wrap="wrap">
            <Heading as="h2" size={2}>
              {issue.draft[`title_${language}`] || issue.draft.title_el || t('newsletter.withoutATitle')}
            </Heading>
            <IssueState state={issue.state} />
          </Flex>
          <progress
            max={Math.max(readers, 1)}
            value={sent + failed + skipped}
            aria-label={t('newsletter.progress')}
            style={{ width: '100%', accentColor: '#1f7a4d' }}
          />
          <Text as="output">
            {t('newsletter.sentOfReadersSent', {
              sent,
              readers,
              failed,
              skipped,
            })}
          </Text>
          {failed > 0 ? (
            <Text size={1} muted>
              {t('newsletter.lettersThatFailedStand')}
            </Text>
          ) : null}
          {mayRelease && issue.state === 'sending' ? (
            <Flex>
              <Button
                mode="ghost"
                tone="caution"
                text={t('newsletter.pause')}
                onClick={() => void turn('pause')}
              />
            </Flex>
          ) : null}
          {mayRelease && issue.state === 'paused' ? (
            <Flex>
              <Button tone="primary" text={t('newsletter.goOnSending')} onClick={() => void turn('resume')} />
            </Flex>
          ) : null}
          {failure === null ? null : (
            <Text size={1} role="alert">
              {failure}
            </Text>
          )}
        </Stack>
      </Card>
      <IssuePreview draft={issue.draft} />
    </Stack>
  );
}
