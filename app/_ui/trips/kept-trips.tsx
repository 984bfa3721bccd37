import { getTranslations } from 'next-intl/server';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { KEPT_DAYS_AFTER } from '#lib/trips/kept-trips.ts';
import { ANY_REFERENCE } from '#lib/trips/say-boat.ts';
import type { ListTexts } from '#lib/trips/say-trip.ts';
import { TripsElement } from './trips-element.tsx';
import styles from './kept-trips.module.css';

type Props = {
  /** What a press on a trip opens. Without a connection only tickets open. */
  opens: 'booking' | 'tickets';
  /** What is there on devices that remember no trip, as HTML. */
  meanwhile?: string;
};

/** The trips that the device remembers; nothing on other devices. */
export async function KeptTrips({ opens, meanwhile }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.trips.list');
  const texts: ListTexts = {
    title: t('title'),
    text: t('text', { days: KEPT_DAYS_AFTER }),
    route: t('route', { from: '{from}', to: '{to}' }),
    when: t('when', { day: '{day}', time: '{time}', ship: '{ship}', reference: '{reference}' }),
    over: t('over'),
    forget: t('forget'),
    forgetWhich: t('forgetWhich', { route: '{route}', day: '{day}' }),
    forgotten: t('forgotten'),
    href:
      opens === 'tickets' ? paths.bookingTicket(locale, ANY_REFERENCE) : managePath(locale, ANY_REFERENCE),
  };
  return (
    <div className={styles.trips}>
      <TripsElement tag="kept-trips" texts={texts} styles={styles} {...(meanwhile && { meanwhile })} />
    </div>
  );
}
