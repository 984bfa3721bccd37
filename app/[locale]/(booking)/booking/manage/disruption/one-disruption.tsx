import { getTranslations } from 'next-intl/server';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Booking, BookingDisruption } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { Assistance } from './assistance.tsx';
import { ChoiceForm } from './choices.tsx';
import { OfferList } from './offer-list.tsx';
import { RefundChoice } from './refund-choice.tsx';
import styles from './disruption.module.css';

type Props = { disruption: BookingDisruption; booking: Booking; own: Own };

/** One thing that went wrong: what and why, what may be chosen, and what is owed to who waits. */
export async function OneDisruption({ disruption, booking, own }: Props) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  const phone = await operatorPhone(locale);
  const { id, effect, text, cause, choice, choices, offers, refund, assistance } = disruption;
  const leg = booking.segments[disruption.segment]?.leg;
  const about = { disruption, own };
  return (
    <article className={styles.one} aria-labelledby={`d-${id}`}>
      <h2 id={`d-${id}`} className={furniture.h2}>
        {t(`effect.${effect}`)}
      </h2>
      {leg && !choice ? (
        <p className={styles.ship}>
          {t('booked', {
            from: leg.from.portName[locale],
            to: leg.to.portName[locale],
            day: datedDay(leg.from.at, locale),
            time: clock(leg.from.plannedAt ?? leg.from.at),
            ship: leg.vessel.name[locale],
          })}
        </p>
      ) : null}
      <p className={styles.lede}>
        {text[locale]} {t('cause', { cause: cause[locale] })}
      </p>
      {choice ? <p className={styles.done}>{t(`chosen.${choice}`)}</p> : null}
      {choices.length > 0 ? <p className={styles.lede}>{t('free')}</p> : null}
      {choices.includes('keep') ? (
        <section>
          <h3>{t('keepTitle')}</h3>
          {leg ? (
            <p className={styles.lede}>
              {t('keepText', { departs: clock(leg.from.at), arrives: clock(leg.to.at) })}
            </p>
          ) : null}
          <ChoiceForm {...about} kind="keep">
            {t('keep')}
          </ChoiceForm>
        </section>
      ) : null}
      {choices.includes('rebook') ? (
        <section>
          <h3>{t('rebookTitle')}</h3>
          {offers.length > 0 ? (
            <OfferList {...about} />
          ) : (
            <p className={styles.lede}>{t('noOffers', { phone: phone.text })}</p>
          )}
        </section>
      ) : null}
      {refund && choices.includes('refund') ? (
        <RefundChoice {...about} refund={refund} booking={booking} />
      ) : null}
      {assistance.length > 0 ? <Assistance assistance={assistance} /> : null}
    </article>
  );
}
