import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { useRouter, useRouterState } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { IssueEditor } from './issue-editor.tsx';
import { IssueList } from './issue-list.tsx';
import { IssueProgressView } from './issue-progress.tsx';
import { NEW, openIssue } from './places.ts';
import { SubscribersCard } from './subscribers-card.tsx';
import { useNewsletter } from './use-newsletter.ts';

/** The tool for the newsletter: subscribers, sent issues and the next issue. */
export function NewsletterTool() {
  const t = useTranslate();
  const router = useRouter();
  const open = openIssue(useRouterState());
  const { counts, issues, failure, lookAgain } = useNewsletter();
  const go = (issue: string | null) => router.navigate(issue === null ? {} : { issue });
  if (counts === undefined || issues === undefined)
    return failure === null ? (
      <LoadingBlock fill />
    ) : (
      <Card padding={5} tone="critical">
        <Text as="p" role="alert" align="center">
          {failure}
        </Text>
      </Card>
    );
  const issue = issues.find(({ id }) => id === open);
  return (
    <Box overflow="auto" height="fill">
      <Container width={3} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1}>
              <Heading as="h1" size={3}>
                {t('newsletter.newsletter')}
              </Heading>
            </Box>
            {open === null ? (
              <Button text={t('newsletter.newIssue')} tone="primary" onClick={() => go(NEW)} />
            ) : (
              <Button text={t('newsletter.allIssues')} mode="ghost" onClick={() => go(null)} />
            )}
          </Flex>
          {failure === null ? null : (
            <Card padding={3} radius={2} tone="caution">
              <Text size={1} as="output">
                {failure}
              </Text>
            </Card>
          )}
          {open === null ? (
            <>
              <SubscribersCard counts={counts} />
              <IssueList issues={issues} onOpen={go} />
            </>
          ) : null}
          {open !== null && (open === NEW || issue?.state === 'draft') ? (
            <IssueEditor key={open} issue={issue} counts={counts} onMoved={go} onChanged={lookAgain} />
          ) : null}
          {issue && issue.state !== 'draft' ? (
            <IssueProgressView issue={issue} onChanged={lookAgain} />
          ) : null}
          {open !== null && open !== NEW && !issue ? (
            <Card padding={5} radius={2} tone="transparent">
              <Text align="center">{t('newsletter.thisIssueIsNoLongerThere')}</Text>
            </Card>
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
}
