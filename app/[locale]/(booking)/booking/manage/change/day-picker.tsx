import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import fields from '#app/_ui/form/fields.module.css';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import type { Picker } from '#lib/booking/manage/change/load-picker.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { WeekStrip } from '#app/[locale]/(booking)/booking/sailings/week-strip.tsx';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';

type Props = {
  own: Own;
  picker: Picker;
  segment: number;
  /** Of a ticket without a date: the last day on which it can be used, `YYYY-MM-DD`. */
  lastDay: string | null;
};

/** The week around the day, and any other day by its date. Links and a plain form: every day is an address. */
export async function DayPicker({ own, picker, segment, lastDay }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { trip, today, horizon } = picker;
  const week = lastDay === null ? trip.week : trip.week.filter(({ date }) => date <= lastDay);
  return (
    <>
      <WeekStrip
        week={week}
        date={trip.date}
        label={t('week')}
        hrefOf={(date) => changePath(locale, reference, { segment, date })}
      />
      <div className={styles.under}>
        <p className={styles.note}>{t('weekNote')}</p>
        <form method="get" action={paths.manageBooking(locale, 'change')} className={styles.other}>
          <input type="hidden" name="ref" value={reference} />
          <input type="hidden" name="segment" value={segment} />
          <label htmlFor="date">{t('otherDay')}</label>
          <input
            key={trip.date}
            id="date"
            name="date"
            type="date"
            className={fields.input}
            min={today}
            max={lastDay !== null && lastDay < horizon ? lastDay : horizon}
            defaultValue={trip.date}
            required
          />
          <button className={buttonClasses({ tone: 'line', small: true })}>{t('show')}</button>
        </form>
      </div>
    </>
  );
}
