import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { printReference } from '#contracts/reservations/index.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './change.module.css';

type Props = {
  own: BookingAccess;
  departed: boolean;
  /** The service's explanation, if it gave one. */ why?: string;
};

/** The request can't be carried out (any more): the reason, that nothing has changed, and the phone number. */
export async function ClosedView({ own, departed, why }: Props) {
  const t = await getTranslations('common.booking.change');
  const mine = await getTranslations('common.booking.mine');
  const { text: phone } = await operatorPhone(own.locale);
  const title = mine('title', { reference: printReference(own.reference) });
  return (
    <div className={`wrap ${styles.closed}`}>
      <title>{t('titleWith', { notice: t('closed.title'), title })}</title>
      <Notice tone="warn" title={t('closed.title')}>
        <p>{`${why ?? (departed ? t('closed.departed') : '')} ${t('closed.text', { phone })}`}</p>
      </Notice>
      <a href={managePath(own.locale, own.reference)} className={buttonClasses({ tone: 'navy' })}>
        {t('back')}
      </a>
    </div>
  );
}
