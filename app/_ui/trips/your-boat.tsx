import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { ANY_REFERENCE, type BoatTexts } from '#lib/trips/say-boat.ts';
import { TripsElement } from './trips-element.tsx';
import styles from './your-boat.module.css';

/**
 * The ship of the day of travel, on devices that remember the trip. Every page for which it is made contains the same element;
 * `html[data-boat]`, set before the first paint, gives it its place.
 */
export async function YourBoat() {
  const locale = await currentLocale();
  const [t, disruption, phone] = await Promise.all([
    getTranslations('common.trips.boat'),
    getTranslations('common.booking.disruption'),
    operatorPhone(locale),
  ]);
  const port = () => '{port}';
  const texts: BoatTexts = {
    kicker: t('kicker'),
    ahead: t.markup('ahead', { port, duration: '{duration}' }),
    underWay: t.markup('underWay', { port, duration: '{duration}' }),
    cancelled: t('cancelled'),
    off: t('off'),
    justNow: t('justNow'),
    ago: t('ago', { duration: '{duration}' }),
    daysAgo: t('daysAgo', { days: '{days}' }),
    asOf: t('asOf', { age: '{age}' }),
    lost: t('lost'),
    silent: t('silent'),
    was: t('was'),
    quay: t('quay'),
    beThere: t('beThere'),
    beThereBy: t('beThereBy', { time: '{time}' }),
    hurry: t('hurry'),
    ship: t('ship'),
    party: t('party'),
    onward: t('onward'),
    onwardAt: t.markup('onwardAt', { port, time: '{time}' }),
    afterwards: t('afterwards', { time: '{time}', phone: '{phone}' }),
    missed: t('missed', { phone: '{phone}' }),
    phone: phone.text,
    phoneHref: phone.href,
    tickets: t('tickets'),
    booking: t('booking', { reference: '{reference}' }),
    choose: disruption('choose'),
    ticketsHref: paths.bookingTicket(locale, ANY_REFERENCE),
    bookingHref: managePath(locale, ANY_REFERENCE),
    chooseHref: managePath(locale, ANY_REFERENCE, { view: 'disruption' }),
  };
  return (
    <div className={styles.boat}>
      <TripsElement tag="your-boat" texts={texts} styles={{ ...styles, button: buttonClasses() }} />
    </div>
  );
}
