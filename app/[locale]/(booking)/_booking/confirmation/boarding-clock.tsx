import { getTranslations } from 'next-intl/server';
import type { Booking, Network } from '#reservations/contract/index.ts';
import { clock } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import furniture from '../frame/furniture.module.css';
import styles from './confirmation.module.css';

type Props = { booking: Booking; network: Network | null; locale: Locale };

/** The first departure by the clock: when to be where, and how to get to the quay. */
export async function BoardingClock({ booking, network, locale }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const [first] = booking.segments;
  if (!first) return null;
  const { from } = first.leg;
  const quay = network?.ports
    .find((port) => port.code === from.port)
    ?.quays.find((each) => each.id === from.quay);
  return (
    <section>
      <h2 className={furniture.h2}>{t('quayTitle', { quay: from.quayName[locale] })}</h2>
      {quay ? <p className={furniture.lede}>{quay.note[locale]}</p> : null}
      <ol className={styles.clock}>
        <li>
          <b className="num">{clock(first.beThereBy)}</b>
          <span>{t('beAtQuay')}</span>
        </li>
        <li>
          <b className="num">{clock(from.at)}</b>
          <span>{t('leaves')}</span>
        </li>
      </ol>
    </section>
  );
}
