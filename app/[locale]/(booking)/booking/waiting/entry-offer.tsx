import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { WaitingEntry } from '#contracts/reservations/index.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';

type Props = {
  offer: WaitingEntry['offers'][number];
  /** The others of the party still wait. */
  isPart: boolean;
};

/** Places are held until a moment; the same link as in the letter leads to the travellers' page. */
export async function EntryOffer({ offer, isPart }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting.offer');
  const { reference, accessToken, until } = offer;
  return (
    <Notice tone="info" title={t('title', { day: datedDay(until, locale), time: clock(until) })}>
      <p>{t(isPart ? 'part' : 'text')}</p>
      <a
        href={managePath(locale, reference, {}, { access: accessToken })}
        className={buttonClasses({ tone: 'orange' })}
      >
        {t('take')}
      </a>
    </Notice>
  );
}
