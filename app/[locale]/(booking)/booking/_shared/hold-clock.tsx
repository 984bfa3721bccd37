import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { HoldTimer } from './hold-timer.client.tsx';
import styles from './hold-timer.module.css';

type Props = { booking: Booking; page: 'travellers' | 'payment' };

const SPOKEN_MINUTES = [5, 2, 1];

/** The remaining time of the hold, with its texts. */
export async function HoldClock({ booking, page }: Props) {
  const t = await getTranslations('common.booking.hold');
  const { holdSecondsLeft, holdExpiresAt, createdAt } = booking;
  if (holdSecondsLeft === null || holdExpiresAt === null) return null;
  const total = Math.round((Date.parse(holdExpiresAt) - Date.parse(createdAt)) / 1000);
  const extension = booking.holdMayBeExtended ? (
    <Extension reference={booking.reference} page={page} />
  ) : null;
  return (
    <>
      <HoldTimer
        secondsLeft={holdSecondsLeft}
        totalSeconds={Math.max(total, holdSecondsLeft)}
        label={t('label')}
        labelUntil={t('labelUntil')}
        until={t('until', { time: clock(holdExpiresAt) })}
        spoken={Object.fromEntries(SPOKEN_MINUTES.map((minutes) => [minutes * 60, t('spoken', { minutes })]))}
      >
        {extension}
      </HoldTimer>
      {/* The form of the travellers asks by itself: it would be emptied by another one. */}
      {page === 'payment' ? <noscript>{extension}</noscript> : null}
      {/* Announced once there is more time. */}
      <output className="visually-hidden">
        {booking.holdMayBeExtended ? '' : t('given', { time: clock(holdExpiresAt) })}
      </output>
    </>
  );
}

/** A form of its own, beside the one that people fill in. */
async function Extension({ reference, page }: { reference: string; page: Props['page'] }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.hold');
  return (
    <form method="post" action="/api/booking/hold/extension">
      {Object.entries({ locale, reference, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={styles.longer}>{t('longer', { minutes: HOLD_EXTENSION_MINUTES })}</button>
    </form>
  );
}
