import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { correctPath } from '#lib/booking/manage/manage-path.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './trip-list.module.css';

type Props = { booking: Booking };

/**
 * The travellers and vehicles, as the crew's list shows them, with a link to correct typing mistakes while that is
 * possible.
 */
export async function PeopleCard({ booking }: Props) {
  const locale = await currentLocale();
  const [t, tNeeds] = await Promise.all([
    getTranslations('common.booking.people'),
    getTranslations('common.booking.needs'),
  ]);
  const { reference, actions, passengers, vehicles, pets, needs = [] } = booking;
  if (passengers.length === 0) return null;
  const until = actions?.correct?.until;
  const rows = [
    ...passengers.map((each, number) => ({
      id: `passenger:${number}`,
      name: `${each.given} ${each.surname}`,
      what: t(`category.${each.category}`),
      cancelled: each.cancelled ?? false,
      href: correctPath(locale, reference, 'traveller', number),
    })),
    ...vehicles.map((each, number) => ({
      id: `vehicle:${number}`,
      name: each.plate || t(`vehicle.${each.category}`),
      what: each.plate ? t(`vehicle.${each.category}`) : '',
      cancelled: each.cancelled ?? false,
      href: correctPath(locale, reference, 'vehicle', number),
    })),
    ...pets.map((each, number) => ({
      id: `pet:${number}`,
      name: t(`pet.${each.category}`),
      what: '',
      cancelled: each.cancelled ?? false,
      href: null,
    })),
  ];
  return (
    <section className={styles.people}>
      <h2 className={layout.h2}>{t('title')}</h2>
      <ul className={styles.list}>
        {rows.map(({ id, name, what, cancelled, href }) => (
          <li key={id} className={cancelled ? styles.gone : ''}>
            <p>
              <b>{name}</b>
              {what ? <small>{what}</small> : null}
            </p>
            {cancelled ? (
              <span className={`${layout.tag} ${layout.bad}`}>{t('cancelled')}</span>
            ) : href && actions?.correct ? (
              <a href={href} className={layout.link} aria-label={t('correctOf', { name })}>
                {t('correct')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {needs.length > 0 ? (
        <p className={`${layout.small} ${styles.hint}`}>
          {t('needs')} {needs.map((need) => tNeeds(need)).join(', ')}
        </p>
      ) : null}
      {actions?.correct ? (
        <p className={`${layout.small} ${layout.soft} ${styles.hint}`}>
          {`${t('hint')} ${until ? t('until', { day: datedDay(until, locale), time: clock(until) }) : ''}`}
        </p>
      ) : null}
    </section>
  );
}
