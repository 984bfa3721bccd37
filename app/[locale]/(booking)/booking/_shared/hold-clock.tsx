import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { HoldTimer } from './hold-timer.client.tsx';

type Props = { booking: Booking; page: 'travellers' | 'payment' };

const SPOKEN_MINUTES = [5, 2, 1];

/** The remaining time of the hold, with its texts. */
export async function HoldClock({ booking, page }: Props) {
  const t = await getTranslations('common.booking.hold');
  const { holdSecondsLeft, holdExpiresAt, createdAt } = booking;
  if (holdSecondsLeft === null || holdExpiresAt === null) return null;
  const total = Math.round((Date.parse(holdExpiresAt) - Date.parse(createdAt)) / 1000);
  return (
    <HoldTimer
      extension={
        booking.holdMayBeExtended
          ? {
              fields: { locale: await currentLocale(), reference: booking.reference, page },
              label: t('longer', { minutes: HOLD_EXTENSION_MINUTES }),
              withoutScript: page === 'payment',
            }
          : null
      }
      givenMore={t('given', { time: clock(holdExpiresAt) })}
      secondsLeft={holdSecondsLeft}
      totalSeconds={Math.max(total, holdSecondsLeft)}
      label={t('label')}
      labelUntil={t('labelUntil')}
      until={t('until', { time: clock(holdExpiresAt) })}
      spoken={Object.fromEntries(SPOKEN_MINUTES.map((minutes) => [minutes * 60, t('spoken', { minutes })]))}
    />
  );
}
