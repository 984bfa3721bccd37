import { Wind } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { Journey } from '#reservations/contract/index.ts';
import { laterArrivalDay } from './journey-way.ts';
import { clock, longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { durationWords } from '../frame/duration-words.ts';
import styles from './journey-row.module.css';
import type { RowState } from './journey-row.tsx';

type Props = { journey: Journey; state: RowState; locale: Locale };

/** What must be said about a sailing in whole sentences: why it is cancelled, where one goes ashore, where one changes. */
export async function JourneyNotes({ journey, state, locale }: Props) {
  const t = await getTranslations('common.booking.sailings');
  if (state === 'cancelled')
    return (
      <div className={styles.why}>
        <Wind aria-hidden strokeWidth={1.75} />
        <p>
          {journey.notice ? <b>{journey.notice[locale]} </b> : null}
          {t('cancelledRights')}
        </p>
      </div>
    );
  const minutes = await getTranslations('common.booking.duration');
  const lasting = (from: string, to: string) =>
    durationWords(minutes, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  const ashore = journey.legs.flatMap((leg) => leg.calls.filter((call) => call.stopover));
  const laterDay = laterArrivalDay(journey);
  const changes = journey.legs.slice(1).map((leg, index) => ({ leg, before: journey.legs[index] }));
  return (
    <>
      {journey.notice ? <p className={styles.changes}>{journey.notice[locale]}</p> : null}
      {ashore.map((call) => (
        <div key={call.port} className={styles.stop}>
          <img src="/booking/panormitis.webp" alt="" width="504" height="312" loading="lazy" />
          <p>
            <b className="num">
              {t('ashoreTitle', {
                duration: lasting(call.arrivesAt, call.departsAt),
                port: call.portName[locale],
                from: clock(call.arrivesAt),
                to: clock(call.departsAt),
              })}
            </b>{' '}
            {t('ashoreText')}
          </p>
        </div>
      ))}
      {changes.map(({ leg, before }) =>
        before ? (
          <p key={leg.tripId} className={`${styles.changes} num`}>
            {t('changeOfShip', {
              port: leg.from.portName[locale],
              duration: lasting(before.to.at, leg.from.at),
              time: clock(leg.from.at),
              vessel: leg.vessel.name[locale],
              quay: leg.from.quayName[locale],
            })}
          </p>
        ) : null,
      )}
      {laterDay ? (
        <p className={`${styles.changes} num`}>{t('arrivesOn', { day: longDay(laterDay, locale) })}</p>
      ) : null}
    </>
  );
}
