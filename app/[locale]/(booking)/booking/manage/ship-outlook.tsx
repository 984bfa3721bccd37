import { getTranslations } from 'next-intl/server';
import { athensDay } from '#foundation/dates/athens.ts';
import { daysBetween } from '#foundation/dates/day.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { Wind as WindIcon } from '#app/_ui/icon/drawn.server.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readNetwork, readPunctuality } from '#lib/reservations/cached-reads.server.ts';
import { areasOf } from '#lib/sea/areas.ts';
import { OUTLOOK_DAYS, outlookOn } from '#lib/sea/ban.ts';
import { windName } from '#lib/sea/forecast.ts';
import { readWind } from '#lib/sea/wind.server.ts';
import styles from './ship-outlook.module.css';

type Props = { segment: Booking['segments'][number]; now: Date };

/** Of fewer sailings a share says nothing. */
const FEWEST_SAILINGS = 5;

/** What is known of a ship before her day: how punctual the last ones were, and whether the wind may keep her in port. */
export async function ShipOutlook({ segment, now }: Props) {
  return (
    <>
      <PunctualityLine tripId={segment.leg.tripId} />
      <WindLine segment={segment} now={now} />
    </>
  );
}

async function PunctualityLine({ tripId }: { tripId: string }) {
  const t = await getTranslations('common.booking.mine.outlook');
  const punctuality = await readPunctuality(tripId);
  if (!punctuality || punctuality.of < FEWEST_SAILINGS) return null;
  const { onTime, of } = punctuality;
  return (
    <p className={styles.line}>
      <i className={styles.dots} style={{ '--on': onTime, '--off': of - onTime }} />
      {t('punctual', { onTime, of })}
    </p>
  );
}

/** In the last days before the ship leaves, as no forecast says more. */
async function WindLine({ segment: { leg }, now }: Props) {
  const day = leg.from.at.slice(0, 10);
  const ahead = daysBetween(athensDay(now), day);
  if (ahead < 0 || ahead >= OUTLOOK_DAYS) return null;
  const [t, tWind, locale] = [
    await getTranslations('common.booking.mine.outlook'),
    await getTranslations('common.sea.wind'),
    await currentLocale(),
  ];
  const [wind, network] = await Promise.all([readWind(now), readNetwork()]);
  const ports = network?.ports.filter(({ code }) => code === leg.from.port || code === leg.to.port) ?? [];
  if (!wind || ports.length === 0) return null;
  const [outlook] = outlookOn(wind.forecast, [day], now.getTime(), areasOf(ports));
  if (!outlook) return null;
  const { area, wind: strongest } = outlook.strongest;
  const text = t('wind', {
    wind: capital(tWind(`from.${windName(strongest.from)}`), locale),
    area: tWind(`areas.${area}`),
    beaufort: strongest.beaufort,
  });
  return (
    <p className={styles.line}>
      <WindIcon aria-hidden size={18} />
      <span>
        {wind.kind === 'sample' ? <b>{`${t('sample')} `}</b> : null}
        {`${text} ${t(outlook.chances[leg.vessel.kind])}`}
      </span>
    </p>
  );
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
