import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookedWay } from '#lib/booking/booked-ways.ts';
import { changePath, openPath } from '#lib/booking/manage/change/change-path.ts';
import { tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { wayNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import styles from './trip-list.module.css';

type Props = { trip: BookedWay; booking: Booking };

/** What the service allows for one crossing now; when it allows nothing any more, one sentence why. */
export async function TripActions({ trip, booking }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.trip');
  const nameOfWay = await wayNames(booking);
  const segment = trip.numbers[0] ?? 0;
  const { reference } = booking;
  const options = tripOptions(booking, trip, Date.now());
  const which = t('which', {
    direction: nameOfWay(segment),
    from: trip.from.portName[locale],
    to: trip.to.portName[locale],
  });
  const action = (href: string, text: string) => (
    <li>
      <a href={href} className={buttonClasses({ tone: 'line', small: true })}>
        {text}
        <span className="visually-hidden">: {which}</span>
      </a>
    </li>
  );
  switch (options.kind) {
    case 'over':
      return null;
    case 'departed':
      return <p className={styles.why}>{t('departed')}</p>;
    case 'closed':
      return <p className={styles.why}>{t('closed', { phone: (await operatorPhone(locale)).text })}</p>;
    case 'undated':
      return (
        <ul className={styles.actions}>{action(changePath(locale, reference, { segment }), t('redate'))}</ul>
      );
    case 'dated':
      return (
        <>
          <ul className={styles.actions}>
            {options.canChange ? action(changePath(locale, reference, { segment }), t('change')) : null}
            {options.canOpen ? action(openPath(locale, reference, segment), t('open')) : null}
          </ul>
          {options.canOpen ? null : (
            <p className={styles.why}>{t(options.isUnpaid ? 'openUnpaid' : 'openClosed')}</p>
          )}
        </>
      );
  }
}
