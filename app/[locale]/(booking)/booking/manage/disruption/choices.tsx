import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import type { BookingDisruption, DisruptionChoice, Booking } from '#contracts/reservations/index.ts';
import { getTranslations } from 'next-intl/server';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import styles from './disruption.module.css';
import { sourceName } from '#foundation/text/law-names.ts';
import { formatDuration } from '#foundation/dates/duration.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';

type Props = {
  disruption: Pick<BookingDisruption, 'id'>;
  own: BookingAccess;
  kind: DisruptionChoice['choice']['kind'];
  /** For `rebook`: the offered trips. */
  tripIds?: readonly string[];
  /** For `refund`: whether there is an amount to refund. */
  hasMoney?: boolean;
  /** The choice that costs least trouble stands out. */
  leads?: boolean;
  /** Accessible name of the button, for people who can't see its row. */
  label?: string;
  children: ReactNode;
};

/** Each choice is one button in a plain POST form; repeating the request changes nothing. */
export function ChoiceForm({
  disruption,
  own,
  kind,
  tripIds,
  hasMoney,
  leads = false,
  label,
  children,
}: Props) {
  const fields = {
    locale: own.locale,
    reference: own.reference,
    key: randomUUID(),
    disruption: disruption.id,
    kind,
    ...(tripIds && { trips: tripIds.join(' ') }),
    ...(hasMoney && { money: 'yes' }),
  };
  return (
    <form method="post" action="/api/booking/disruption">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={buttonClasses({ tone: leads ? 'navy' : 'line' })} aria-label={label}>
        {children}
      </button>
    </form>
  );
}

type OfferListProps = { disruption: BookingDisruption; own: BookingAccess };

/** The alternative ships, soonest first: departure, quay, ship and arrival. */
export async function OfferList({ disruption, own }: OfferListProps) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  return (
    <ul className={styles.offers} data-bubble-waits="">
      {disruption.offers.map(({ tripIds, departsAt, arrivesAt, legs }, index) => (
        <li key={tripIds.join(' ')}>
          <p className={styles.day}>{datedDay(departsAt, locale)}</p>
          <div>
            <p className={`${styles.times} num`}>
              <CrossingTimes departsAt={departsAt} arrivesAt={arrivesAt} />
              <small>
                {formatDuration((Date.parse(arrivesAt) - Date.parse(departsAt)) / 60_000, locale)}
              </small>
              {arrivesAt.slice(0, 10) === departsAt.slice(0, 10) ? null : (
                <small>{t('arrivesOn', { day: longDay(arrivesAt, locale) })}</small>
              )}
            </p>
            {legs.map(({ tripId, from, to, vessel }) => (
              <p key={tripId} className={styles.leg}>
                {t('offer', {
                  from: from.portName[locale],
                  quay: from.quayName[locale],
                  to: to.portName[locale],
                  toQuay: to.quayName[locale],
                  ship: vessel.name[locale],
                })}
              </p>
            ))}
          </div>
          <ChoiceForm
            disruption={disruption}
            own={own}
            kind="rebook"
            tripIds={tripIds}
            leads={index === 0 && !disruption.choices.includes('keep')}
            label={t('takeOf', { day: datedDay(departsAt, locale), time: clock(departsAt) })}
          >
            {t('take')}
          </ChoiceForm>
        </li>
      ))}
    </ul>
  );
}

export function refundAnchor({ id }: Pick<BookingDisruption, 'id'>): string {
  return `refund-${id}`;
}

type RefundChoiceProps = {
  disruption: BookingDisruption;
  refund: NonNullable<BookingDisruption['refund']>;
  booking: Booking;
  own: BookingAccess;
};

/** A refund instead of the journey: the amount, the law, and the ships that it covers. The button needs one more press. */
export async function RefundChoice({ disruption, refund, booking, own }: RefundChoiceProps) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  const mine = await getTranslations('common.booking.mine');
  const nameOfBound = await boundNames(booking);
  const price = formatPrice(refund.cents, locale);
  const hasMoney = refund.cents > 0;
  return (
    <section id={refundAnchor(disruption)}>
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
                    direction: nameOfBound(number),
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
