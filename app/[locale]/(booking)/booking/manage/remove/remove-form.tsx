import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import fields from '#app/_ui/form/fields.module.css';
import { travellingItems } from '#lib/booking/manage/change/travelling.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';

type Props = {
  booking: Booking;
  own: Own;
  chosen: readonly string[];
  nameOf: (item: string) => string;
};

/** Who and what travels, to be ticked: a GET form, so that the preview has an address. */
export async function RemoveForm({ booking, own, chosen, nameOf }: Props) {
  const t = await getTranslations('common.booking.change');
  return (
    <form method="get" action={paths.manageBooking(own.locale, 'remove')} className={styles.remove}>
      <input type="hidden" name="ref" value={own.reference} />
      <input type="hidden" name="asked" value="yes" />
      <fieldset>
        <legend className="visually-hidden">{t('remove.legend')}</legend>
        {travellingItems(booking).map((item) => (
          <label key={item} className={fields.check}>
            <input type="checkbox" name="item" value={item} defaultChecked={chosen.includes(item)} />
            {nameOf(item)}
          </label>
        ))}
      </fieldset>
      <button className={buttonClasses({ tone: 'navy' })}>{t('remove.see')}</button>
      <a href={managePath(own.locale, own.reference)} className={buttonClasses({ tone: 'line' })}>
        {t('keep')}
      </a>
    </form>
  );
}
