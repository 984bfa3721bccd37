import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';

/** Nothing is priced: the only way on is back. */
export async function KeepCard({ booking }: { booking: Booking }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel');
  return (
    <section className={card.card}>
      <h2>{t('nothingDone')}</h2>
      <p className={card.text}>{t('chooseOther')}</p>
      <a href={managePath(locale, booking.reference)} className={buttonClasses({ tone: 'navy', wide: true })}>
        {t('backToBooking')}
      </a>
    </section>
  );
}
