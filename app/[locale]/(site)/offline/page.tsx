import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import errors from '#app/_ui/errors/errors.module.css';
import { LostChart } from '#app/_ui/errors/lost-chart.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { KeptTrips } from '#app/_ui/trips/kept-trips.tsx';
import { YourBoat } from '#app/_ui/trips/your-boat.tsx';
import styles from './offline.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.offline');
  return { title: t('title'), robots: { index: false } };
}

/**
 * In place of the browser's error page on devices that keep a ticket. `public/offline.js` fills in the list of tickets, and puts the
 * note on kept pages.
 */
export default async function OfflinePage() {
  const locale = await currentLocale();
  const [t, phone] = await Promise.all([getTranslations('common.offline'), operatorPhone(locale)]);
  return (
    <section className={errors.lost} data-without-newsletter="" data-without-chat="">
      <meta name="meltemi-kept-note" content={t('note', { time: '{time}' })} />
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h1>{t('heading')}</h1>
          <p className={errors.lead}>{t('text')}</p>
        </div>
        <div className={styles.device}>
          <YourBoat />
          <div className={styles.tickets}>
            <KeptTrips opens="tickets" meanwhile={ticketList(t('tickets'))} />
          </div>
          <LostChart depth="18" />
        </div>
        <div>
          <div className={styles.ways}>
            {/* The address that could not be opened: this page stands there. */}
            <ButtonLink href="">{t('again')}</ButtonLink>
            <ButtonLink href={paths.itineraries(locale)} tone="line">
              {t('timetable')}
            </ButtonLink>
          </div>
          <p className={styles.phone}>
            {t('phone')} <a href={phone.href}>{phone.text}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Filled in by `public/offline.js`; the trips that the device remembers take its place. */
function ticketList(title: string): string {
  return `<h2>${title}</h2><ul data-kept-tickets=""></ul>`;
}
