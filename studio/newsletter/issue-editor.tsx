import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { Issue, SubscriberCounts } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { IssueGaps } from './issue-gaps.tsx';
import { IssueItems } from './items/issue-items.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueTexts } from './issue-texts.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useIssueDraft } from './use-issue-draft.ts';
import { useMayRelease } from './use-may-release.ts';

type Props = {
  /** Undefined for a new issue. */
  issue: Issue | undefined;
  counts: SubscriberCounts;
  /** Called to open another issue, or the list. */
  onMoved(id: string | null): void;
  onChanged(): void;
};

/** The editor of an issue: texts and items in both languages side by side, a preview, a test email, and sending. */
export function IssueEditor({ issue, counts, onMoved, onChanged }: Props) {
  const t = useTranslate();
  const mayRelease = useMayRelease();
  const [isConfirming, setConfirming] = useState(false);
  const work = useIssueDraft({ issue, onMoved, onChanged });
  const { draft, change, busy, notice } = work;
  return (
    <Stack gap={5}>
      <Heading as="h2" size={2}>
        {issue ? t('structure.draft') : t('newsletter.newIssue')}
      </Heading>
      <IssueTexts draft={draft} onChange={change} />
      <IssueItems draft={draft} onChange={change} />
      <IssueGaps draft={draft} counts={counts} />
      <Flex gap={3} wrap="wrap">
        <Button text={t('inbox.save')} mode="ghost" disabled={busy} onClick={() => void work.save()} />
        <Button
          text={t('newsletter.sendATestToMe')}
          mode="ghost"
          disabled={busy}
          onClick={() => void work.test()}
        />
        {mayRelease ? (
          <Button
            text={t('newsletter.send')}
            tone="primary"
            disabled={busy}
            onClick={() => {
              void work.save().then((saved) => setConfirming(saved !== null));
            }}
          />
        ) : null}
        {issue ? (
          <Button
            text={t('newsletter.delete')}
            mode="bleed"
            tone="critical"
            disabled={busy}
            onClick={() => void work.remove()}
          />
        ) : null}
      </Flex>
      <Card padding={notice ? 3 : 0} radius={2} tone={notice?.tone ?? 'transparent'}>
        <Text as="output" size={1}>
          {notice?.text}
        </Text>
      </Card>
      {isConfirming ? (
        <SendDialog
          counts={counts}
          busy={busy}
          refusal={notice?.tone === 'critical' ? notice.text : null}
          onClose={() => setConfirming(false)}
          onSend={(readers) => void work.send(readers)}
        />
      ) : null}
      <IssuePreview draft={draft} />
    </Stack>
  );
}
