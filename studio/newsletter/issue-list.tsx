import { Badge, type BadgeTone, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { Issue } from '#contracts/desk/index.ts';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';
import type { TextKey } from '#studio/locale/text.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';

const STATES: Record<Issue['state'], { words: TextKey; tone: BadgeTone }> = {
  draft: { words: 'structure.draft', tone: 'default' },
  sending: { words: 'newsletter.beingSent', tone: 'primary' },
  paused: { words: 'newsletter.paused', tone: 'caution' },
  sent: { words: 'newsletter.sent', tone: 'positive' },
};

export function IssueState({ state }: { state: Issue['state'] }) {
  const t = useTranslate();
  return <Badge tone={STATES[state].tone}>{t(STATES[state].words)}</Badge>;
}

/** All issues with their results, newest first. */
export function IssueList({ issues, onOpen }: { issues: readonly Issue[]; onOpen(id: string): void }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  return (
    <Stack gap={3} as="section">
      <Heading as="h2" size={1}>
        {t('newsletter.issues')}
      </Heading>
      {issues.length === 0 ? (
        <Card padding={5} radius={2} tone="transparent">
          <Text align="center">{t('newsletter.noIssueYet')}</Text>
        </Card>
      ) : null}
      {issues.map((issue) => {
        const { readers, sent, failed, skipped } = issue.progress;
        const title =
          issue.draft[`title_${language}`] || issue.draft.title_el || t('newsletter.withoutATitle');
        return (
          <Card key={issue.id} border radius={2} padding={3}>
            <Flex gap={3} align="center" wrap="wrap">
              <Stack gap={3} flex={1}>
                <Flex gap={2} align="center" wrap="wrap">
                  <Text weight="semibold">{title}</Text>
                  <IssueState state={issue.state} />
                </Flex>
                <Text size={1} muted>
                  {formatMoment(issue.finishedAt ?? issue.startedAt ?? issue.changedAt, now, language)} ·{' '}
                  {issue.sentBy ?? issue.madeBy}
                </Text>
                {issue.state === 'draft' ? null : (
                  <Text size={1}>
                    {t('newsletter.sentOfReadersSent', {
                      sent,
                      readers,
                      failed,
                      skipped,
                    })}
                  </Text>
                )}
              </Stack>
              <Button
                mode="ghost"
                text={t('newsletter.openTheIssue')}
                aria-label={t('newsletter.openTitle', { title })}
                onClick={() => onOpen(issue.id)}
              />
            </Flex>
          </Card>
        );
      })}
    </Stack>
  );
}
