import { Badge, type BadgeTone, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { Issue } from '#contracts/desk/index.ts';
import { momentOf } from '#studio/inbox/words/moments.ts';
import { useNow } from '#studio/inbox/words/use-now.ts';
import type { English } from '#studio/locale/say.ts';
import { useSay, useStudioLanguage } from '#studio/locale/use-say.ts';

const STATES: Record<Issue['state'], { words: English; tone: BadgeTone }> = {
  draft: { words: 'Draft', tone: 'default' },
  sending: { words: 'Being sent', tone: 'primary' },
  paused: { words: 'Paused', tone: 'caution' },
  sent: { words: 'Sent', tone: 'positive' },
};

export function IssueState({ state }: { state: Issue['state'] }) {
  const say = useSay();
  return <Badge tone={STATES[state].tone}>{say(STATES[state].words)}</Badge>;
}

/** All issues with what became of them, newest first. */
export function IssueList({ issues, onOpen }: { issues: readonly Issue[]; onOpen(id: string): void }) {
  const say = useSay();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  return (
    <Stack gap={3} as="section">
      <Heading as="h2" size={1}>
        {say('Issues')}
      </Heading>
      {issues.length === 0 ? (
        <Card padding={5} radius={2} tone="transparent">
          <Text align="center">{say('No issue yet. Make the first one.')}</Text>
        </Card>
      ) : null}
      {issues.map((issue) => {
        const { readers, sent, failed, skipped } = issue.progress;
        const title = issue.draft[`title_${language}`] || issue.draft.title_el || say('Without a title');
        return (
          <Card key={issue.id} border radius={2} padding={3}>
            <Flex gap={3} align="center" wrap="wrap">
              <Stack gap={3} flex={1}>
                <Flex gap={2} align="center" wrap="wrap">
                  <Text weight="semibold">{title}</Text>
                  <IssueState state={issue.state} />
                </Flex>
                <Text size={1} muted>
                  {momentOf(issue.finishedAt ?? issue.startedAt ?? issue.changedAt, now, language)} ·{' '}
                  {issue.sentBy ?? issue.madeBy}
                </Text>
                {issue.state === 'draft' ? null : (
                  <Text size={1}>
                    {say('{sent} of {readers} sent, {failed} failed, {skipped} skipped', {
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
                text={say('Open the issue')}
                aria-label={say('Open {title}', { title })}
                onClick={() => onOpen(issue.id)}
              />
            </Flex>
          </Card>
        );
      })}
    </Stack>
  );
}
