import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import type { Picker } from '#lib/booking/manage/change/load-picker.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './sailing-rows.module.css';
import { SailingRow } from './sailing-row.tsx';

type Props = { own: Own; picker: Picker; segment: number };

/** The ships of the day, in order; when there are none, the nearest days that have some. */
export async function SailingRows({ own, picker, segment }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { trip, rows, otherWays } = picker;
  const day = datedDay(trip.date, locale);
  const { text: phone } = await operatorPhone(locale);
  return (
    <section aria-labelledby="day-title">
      <h3 id="day-title" className={styles.title}>
        {t('dayTitle', { day })}
      </h3>
      <output className="visually-hidden">{t('found', { count: rows.length, day })}</output>
      {rows.length > 0 ? (
        <ul className={styles.board}>
          {rows.map((row) => (
            <SailingRow key={row.journey.id} row={row} own={own} segment={segment} date={trip.date} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('nothing')}</p>
      )}
      {otherWays > 0 ? <p className={styles.note}>{t('otherWays', { count: otherWays, phone })}</p> : null}
      {rows.length === 0 && trip.nearest.length > 0 ? (
        <>
          <p className={styles.note}>{t('nearest')}</p>
          <ul className={styles.nearest}>
            {trip.nearest.map((date) => (
              <li key={date}>
                <ButtonLink href={changePath(locale, reference, { segment, date })} tone="line" small>
                  {datedDay(date, locale)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
