import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { addPath, removePath } from '#lib/booking/manage/change/change-path.ts';
import { partyOptions } from '#lib/booking/manage/change/trip-options.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import styles from './trip-list.module.css';

type Props = { booking: Booking };

/** Who and what may join or leave, for all crossings at once. */
export async function PartyActions({ booking }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.trip');
  const { canAdd, canRemove } = partyOptions(booking);
  const until = booking.actions?.change?.until;
  if (!canAdd && !canRemove) return null;
  return (
    <div className={styles.party}>
      <ul className={styles.actions}>
        {canAdd ? (
          <li>
            <a
              href={addPath(locale, booking.reference)}
              className={buttonClasses({ tone: 'line', small: true })}
            >
              {t('add')}
            </a>
          </li>
        ) : null}
        {canRemove ? (
          <li>
            <a
              href={removePath(locale, booking.reference)}
              className={buttonClasses({ tone: 'line', small: true })}
            >
              {t('remove')}
            </a>
          </li>
        ) : null}
      </ul>
      {until ? (
        <p className={styles.why}>{t('until', { day: datedDay(until, locale), time: clock(until) })}</p>
      ) : null}
    </div>
  );
}
