import { getTranslations } from 'next-intl/server';
import type { Booking } from '#reservations/contract/index.ts';
import { clock, shortDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { IslandPicture } from '../frame/island-picture.tsx';
import styles from './confirmation.module.css';

type Props = {
  segment: Booking['segments'][number];
  reference: string;
  /** First traveller and how many more there are. */
  lead: string;
  count: number;
  island: string;
  locale: Locale;
};

/** One ship as a boarding pass: day, times, quay and when to be there, with the reference on the stub. */
export async function Pass({ segment, reference, lead, count, island, locale }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const { leg } = segment;
  const facts = [
    [t('day'), shortDay(leg.from.at, locale)],
    [t('ship'), leg.vessel.name[locale]],
    [t('quay'), leg.from.quayName[locale]],
    [t('beThere'), t('beThereBy', { time: clock(segment.beThereBy) })],
  ] as const;
  return (
    <li className={styles.pass}>
      <article className={styles.paper}>
        <header>
          <img src={`/brand/wordmark-${locale}-inverse.svg`} alt="" width="110" height="26" />
          <h2>{t(segment.direction)}</h2>
        </header>
        <IslandPicture island={island} locale={locale} className={styles.scene} sizes="348px" />
        <div className={styles.facts}>
          <p className={styles.times}>
            <span className={`${styles.time} num`}>{clock(leg.from.at)}</span>
            <i />
            <span className={`${styles.time} num`}>{clock(leg.to.at)}</span>
          </p>
          <p className={styles.places}>
            <span>{leg.from.portName[locale]}</span>
            <span className="visually-hidden"> {t('to')} </span>
            <span>{leg.to.portName[locale]}</span>
          </p>
          <dl className="num">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.stub}>
          <div className={styles.code}>
            <small>{t('reference')}</small>
            <p className={`${styles.reference} num`}>{reference}</p>
          </div>
          <p className={styles.who}>
            <b>{lead}</b>
            <span>{t('people', { count, class: t(segment.class) })}</span>
          </p>
        </div>
      </article>
    </li>
  );
}
