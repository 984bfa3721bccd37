import { getTranslations } from 'next-intl/server';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { sourceName } from '#lib/booking/manage/source-name.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, BookingDisruption } from '#contracts/reservations/index.ts';
import { wayNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { ChoiceForm } from './choices.tsx';
import styles from './disruption.module.css';

type Props = {
  disruption: BookingDisruption;
  refund: NonNullable<BookingDisruption['refund']>;
  booking: Booking;
  own: Own;
};

/** The money instead of the journey: how much, by which law, for which ships. The button stands behind one more press. */
export async function RefundChoice({ disruption, refund, booking, own }: Props) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  const mine = await getTranslations('common.booking.mine');
  const nameOfWay = await wayNames(booking);
  const price = formatPrice(refund.cents, locale);
  const hasMoney = refund.cents > 0;
  return (
    <section>
      <h3>{hasMoney ? t('refundTitle', { price }) : t('giveUpTitle')}</h3>
      <p className={styles.lede}>
        {refund.legalReason[locale]}
        {refund.source ? <small>{sourceName(refund.source, locale)}</small> : null}
      </p>
      <details className={styles.more}>
        <summary>{t(hasMoney ? 'wantMoney' : 'wantOut')}</summary>
        <div>
          <p>{t('givesUp')}</p>
          <ul>
            {refund.segments.map((number) => {
              const segment = booking.segments[number];
              return segment ? (
                <li key={number}>
                  {mine('rowTitle', {
                    direction: nameOfWay(number),
                    day: datedDay(segment.leg.from.at, locale),
                    time: clock(segment.leg.from.plannedAt ?? segment.leg.from.at),
                  })}
                </li>
              ) : null;
            })}
          </ul>
          {hasMoney ? <p>{mine(booking.payment?.method === 'agency' ? 'backAgency' : 'backCard')}</p> : null}
          <ChoiceForm disruption={disruption} own={own} kind="refund" hasMoney={hasMoney}>
            {hasMoney ? t('refund', { price }) : t('giveUp')}
          </ChoiceForm>
        </div>
      </details>
    </section>
  );
}
