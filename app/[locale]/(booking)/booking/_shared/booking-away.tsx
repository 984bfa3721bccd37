import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import layout from './layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { answer: Result<Booking> };

/** Replaces a booking that can't be shown: it is unknown, this browser may not open it, or the service is unavailable. */
export async function BookingAway({ answer }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.away');
  const phone = await operatorPhone(locale);
  const known = answer.kind === 'refused';
  return (
    <div className={`wrap ${layout.page}`}>
      <h1 className={layout.h1}>{t('title')}</h1>
      <Notice tone="warn" title={known ? answer.problem.title : t('notice')}>
        <p>{t('text', { phone: phone.text })}</p>
      </Notice>
      <a href={paths.manageBooking(locale)} className={buttonClasses({ tone: 'line' })}>
        {t('find')}
      </a>
    </div>
  );
}
