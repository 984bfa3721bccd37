import { Card, Stack, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import type { ReceivedItem } from '#contracts/desk/index.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { DetailHead } from '../talk/detail-head.tsx';
import { Fact } from '../talk/facts.tsx';
import { Unavailable } from '#studio/inbox/talk/unavailable.tsx';
import { formatDay, formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';
import { AnswerEmail } from './answer-email.tsx';
import { RequestActions } from './request-actions.tsx';
import { DOUBTS, fieldLabel, KINDS, STATES } from './request-texts.ts';
import { useRequest } from './use-requests.ts';

/** A request with everything that was sent, the answers and the actions. */
export function RequestView({ reference }: { reference: string }) {
  const t = useTranslate();
  const { item, failed, loaded } = useRequest(reference);
  if (failed !== undefined) return <Unavailable why={failed} list={{ view: 'requests' }} />;
  if (item === undefined) return <LoadingBlock fill />;
  return (
    <section className="inbox-talk inbox-request" aria-label={t('inbox.requestOfName', { name: item.name })}>
      <DetailHead view="requests" name={item.name} standing={t(STATES[item.state])}>
        <RequestActions item={item} onChange={loaded} />
      </DetailHead>
      <div className="inbox-request-body">
        <Stack gap={5} padding={4}>
          <Suspicion item={item} />
          <Fields item={item} />
          <Answers item={item} />
        </Stack>
      </div>
      {item.email !== '' && <AnswerEmail item={item} onChange={loaded} />}
    </section>
  );
}

function Suspicion({ item }: { item: ReceivedItem }) {
  const t = useTranslate();
  if (item.suspected === null) return null;
  return (
    <Card tone="caution" padding={3} radius={2}>
      <Text size={1}>
        {t('inbox.thisMayBeAdvertising')} {t(DOUBTS[item.suspected])} {t('inbox.noReceiptAndNoLetterWent')}
      </Text>
    </Card>
  );
}

function Fields({ item }: { item: ReceivedItem }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  const { phone, email } = item;
  return (
    <dl className="inbox-fields">
      <Fact term={t('inbox.kind')}>{t(KINDS[item.kind])}</Fact>
      <Fact term={t('inbox.reference')}>{item.reference}</Fact>
      <Fact term={t('inbox.received')}>{formatMoment(item.receivedAt, now, language)}</Fact>
      <Fact term={t('structure.language')}>{LANGUAGE_NAMES[item.locale]}</Fact>
      {email !== '' && (
        <Fact term={t('documents.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {phone !== '' && (
        <Fact term={t('documents.phone')}>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {item.details.map(({ field, value }) => (
        <Fact key={field} term={fieldLabel(field, t)} wide={value.length > 60 || value.includes('\n')}>
          {value}
        </Fact>
      ))}
      <Fact term={t('inbox.erasedByItselfOn')}>{formatDay(item.eraseOn, language)}</Fact>
    </dl>
  );
}

function Answers({ item }: { item: ReceivedItem }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow(60_000);
  if (item.answers.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {t('inbox.answersByLetter')}
      </Text>
      <ol className="inbox-answers">
        {item.answers.map(({ at, staff, text }) => (
          <li key={at}>
            <p>{text}</p>
            <footer>
              {staff} · <time dateTime={at}>{formatMoment(at, now, language)}</time>
            </footer>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
