import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { ArrowLeft } from 'lucide-react';
import { LoadingBlock } from 'sanity';
import { StateLink } from 'sanity/router';
import type { MailItem } from '#contracts/desk/index.ts';
import { Unavailable } from '#studio/inbox/talk/unavailable.tsx';
import { Fact } from '#studio/inbox/talk/facts.tsx';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { EmailActions } from './email-actions.tsx';
import { EmailFiles } from './email-files.tsx';
import { EmailPreview } from './email-preview.tsx';
import { STATE, subjectOf, TONE, failureReasonOf } from './mail-texts.ts';
import type { MailFilter } from './places.ts';
import { useEmail } from './use-mail.ts';

/** An email: its state and the reason, the actions, and the content. */
export function EmailView({ id, shown }: { id: number; shown: MailFilter }) {
  const t = useTranslate();
  const { item, failed, loaded } = useEmail(id);
  if (failed !== undefined) return <Unavailable why={failed} list={{ shown }} />;
  if (item === undefined) return <LoadingBlock fill />;
  const why = failureReasonOf(item, t);
  return (
    <section className="inbox-talk" aria-label={subjectOf(item, t)}>
      <Card borderBottom padding={3} className="inbox-talk-head">
        <Stack gap={3}>
          <Flex gap={3} align="center">
            <StateLink className="inbox-back" state={{ shown }} aria-label={t('inbox.backToTheList')}>
              <ArrowLeft size={20} aria-hidden />
            </StateLink>
            <Heading as="h2" size={1} style={{ flex: 1 }}>
              {subjectOf(item, t)}
            </Heading>
            <Badge tone={TONE[item.state]}>{t(STATE[item.state])}</Badge>
          </Flex>
          {why !== null && <Text size={1}>{why}</Text>}
          <EmailActions item={item} onChange={loaded} />
        </Stack>
      </Card>
      <div className="inbox-request-body">
        <Stack gap={4} padding={4}>
          <Facts item={item} />
          <EmailFiles item={item} />
          {item.emptied ? null : <EmailPreview item={item} />}
        </Stack>
      </div>
    </section>
  );
}

function Facts({ item }: { item: MailItem }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  const moment = (instant: string) => <time dateTime={instant}>{formatMoment(instant, now, language)}</time>;
  return (
    <dl className="inbox-fields">
      {item.recipient !== '' && <Fact term={t('mail.toWhom')}>{item.recipient}</Fact>}
      <Fact term={t('mail.written')}>{moment(item.createdAt)}</Fact>
      {item.endedAt !== null && <Fact term={t(STATE[item.state])}>{moment(item.endedAt)}</Fact>}
      {item.attempts > 0 && <Fact term={t('mail.attempts')}>{item.attempts}</Fact>}
      {item.nextAttemptAt !== null && item.attempts > 0 && (
        <Fact term={t('mail.nextAttempt')}>{moment(item.nextAttemptAt)}</Fact>
      )}
      {item.said !== null && (
        <Fact term={t('mail.whatTheMailServerSaid')} wide>
          {item.said}
        </Fact>
      )}
    </dl>
  );
}
