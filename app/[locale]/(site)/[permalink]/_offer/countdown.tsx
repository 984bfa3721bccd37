import { stegaClean } from '@sanity/client/stega';
import { useLocale, useTranslations } from 'next-intl';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { countdownEnd } from './countdown-end.ts';
import { CountdownTime } from './countdown-time.client.tsx';
import styles from './countdown.module.css';

type Props = {
  block: Extract<OfferBlock, { _type: 'countdownBlock' }>;
  validTo: string | null;
  now: Date;
};

/** The end as a date, which stays right on a cached page; only the browser knows how long that still is. */
export function Countdown({ block, validTo, now }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.offers');
  const end = countdownEnd(stegaClean(block.endsAt), stegaClean(validTo));
  if (!end) return null;
  const day = dayInYear(end.lastDay, locale);
  return (
    <section className={styles.countdown} aria-labelledby={`countdown-${block._key}`} data-live="">
      <div className={`wrap ${styles.inner}`}>
        <h2 id={`countdown-${block._key}`}>{block[`title_${locale}`]}</h2>
        <CountdownTime
          end={end}
          ended={now.getTime() >= Date.parse(end.at)}
          texts={{
            ends: end.time === null ? t('endsOn', { day }) : t('endsAt', { day, time: end.time }),
            ended: t('endedOn', { day }),
            today: t('endsToday'),
            tomorrow: t('endsTomorrow'),
            days: t('daysLeft', { days: '#' }),
          }}
        />
      </div>
    </section>
  );
}
