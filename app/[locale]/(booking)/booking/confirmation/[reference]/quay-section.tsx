import { currentLocale } from '#lib/i18n/current-locale.ts';
import { MapPin } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { mapAddress } from '#lib/content/port-guide.ts';
import type { Booking, Network } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { QuaySketch } from './quay-sketch.tsx';
import styles from './quay-section.module.css';

type Props = {
  /** The next ship that goes. */
  segment: Booking['segments'][number];
  network: Network | null;
  hasCodes: boolean;
};

/** The next departure by the clock: from which quay, how to get there, when to be where. */
export async function QuaySection({ segment, network, hasCodes }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { from } = segment.leg;
  const port = network?.ports.find(({ code }) => code === from.port);
  const quay = port?.quays.find(({ id }) => id === from.quay);
  const name = from.quayName[locale];
  return (
    <section className={styles.section} aria-labelledby="quay-title">
      {port && quay ? <QuaySketch port={port} quay={quay} /> : null}
      <div>
        <h2 id="quay-title" className={furniture.h2}>
          {t('whereTitle', { day: datedDay(from.at, locale), quay: name })}
        </h2>
        {quay ? (
          <p className={furniture.lede}>
            {quay.note[locale]}{' '}
            <a
              className={`${furniture.link} ${styles.map}`}
              href={mapAddress(quay)}
              rel="noopener"
              aria-label={t('directionsOf', { quay: name })}
            >
              <MapPin aria-hidden className="icon" />
              {t('directions')}
            </a>
          </p>
        ) : null}
        <ol className={styles.clock}>
          <li>
            <b className="num">{clock(segment.beThereBy)}</b>
            <span>{t(hasCodes ? 'beAtQuayCodes' : 'beAtQuay')}</span>
          </li>
          <li>
            <b className="num">{clock(from.at)}</b>
            <span>{t('leaves')}</span>
          </li>
        </ol>
      </div>
    </section>
  );
}
