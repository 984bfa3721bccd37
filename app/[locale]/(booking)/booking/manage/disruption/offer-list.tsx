import { getTranslations } from 'next-intl/server';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { clock, longDay } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { BookingDisruption } from '#contracts/reservations/index.ts';
import { ChoiceForm } from './choices.tsx';
import styles from './disruption.module.css';

type Props = { disruption: BookingDisruption; own: Own };

/** The ships that are offered instead, soonest first: when, from which quay, with which ship, when there. */
export async function OfferList({ disruption, own }: Props) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  return (
    <ul className={styles.offers}>
      {disruption.offers.map(({ tripIds, departsAt, arrivesAt, legs }) => (
        <li key={tripIds.join(' ')}>
          <p className={styles.day}>{datedDay(departsAt, locale)}</p>
          <div>
            <p className={`${styles.times} num`}>
              {clock(departsAt)} – {clock(arrivesAt)}
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
            label={t('takeOf', { day: datedDay(departsAt, locale), time: clock(departsAt) })}
          >
            {t('take')}
          </ChoiceForm>
        </li>
      ))}
    </ul>
  );
}
