import { getTranslations } from 'next-intl/server';
import { getDisruptions, type Own } from '#lib/booking/manage/manage-client.server.ts';
import { Notice } from '../frame/notice.tsx';

type Props = { own: Own; phone: string };

/** What does not go as planned, why, and whom to call. When it cannot be asked the page stands without it. */
export async function DisruptionNotices({ own, phone }: Props) {
  const t = await getTranslations('common.booking.mine');
  const answer = await getDisruptions(own);
  if (answer.kind !== 'ok') return null;
  return answer.value.disruptions.map((each) => (
    <Notice key={each.id} tone={each.effect === 'broken' ? 'bad' : 'warn'} title={each.text[own.locale]}>
      <p>{each.cause[own.locale]}</p>
      {each.choices.length > 0 ? <p>{t('disruptionCall', { phone })}</p> : null}
    </Notice>
  ));
}
