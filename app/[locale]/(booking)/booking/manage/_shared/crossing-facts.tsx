import { CrossingPlaces } from '#app/[locale]/(booking)/booking/_shared/crossing-places.tsx';
import { Stopovers } from '#app/[locale]/(booking)/booking/_shared/stopovers.tsx';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { longDay } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Bilingual, JourneyLeg, TravelClass } from '#contracts/reservations/index.ts';
import styles from './change.module.css';

export type Crossing = {
  from: JourneyLeg['from'];
  to: JourneyLeg['to'];
  legs: readonly JourneyLeg[];
  ships: readonly Bilingual[];
  /** Ports where the traveller changes ships. */
  changesAt: readonly Bilingual[];
  class: TravelClass;
  hasDate: boolean;
};

/** A crossing made of its ships. */
export function crossingOf(
  legs: readonly JourneyLeg[],
  travelClass: TravelClass,
  hasDate = true,
): Crossing | null {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return null;
  const ships = [...new Map(legs.map(({ vessel }) => [vessel.id, vessel.name])).values()];
  const changesAt = legs.slice(0, -1).map(({ to }) => to.portName);
  return { from: first.from, to: last.to, legs, ships, changesAt, class: travelClass, hasDate };
}

type CrossingFactsProps = {
  crossing: Crossing;
  /** What it replaces: another quay in the same port is said aloud, because nobody looks for it in brackets. */
  before?: Crossing | null;
};

/** Day, times, quays, ship and class: what travellers compare before and after a change. */
export async function CrossingFacts({ crossing, before = null }: CrossingFactsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  const tClass = await getTranslations('common.booking.confirmation');
  const { from, to, legs, ships, changesAt, hasDate } = crossing;
  return (
    <div className={styles.crossing}>
      <p className={styles.day}>{hasDate ? datedDay(from.at, locale) : t('noDate')}</p>
      {hasDate ? (
        <p className={`${styles.times} num`}>
          <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
        </p>
      ) : null}
      <p>
        <CrossingPlaces from={from} to={to} />
      </p>
      {before?.from.port === from.port && before.from.quay !== from.quay ? (
        <p>
          <strong>{t('otherQuay', { quay: from.quayName[locale] })}</strong>
        </p>
      ) : null}
      <p className={styles.soft}>
        {t('ships', {
          ships: ships.map((name) => name[locale]).join(', '),
          class: tClass(crossing.class),
        })}
      </p>
      {hasDate ? legs.map((leg) => <Stopovers key={leg.tripId} leg={leg} className={styles.soft} />) : null}
      <BoundNotes from={from.at} to={to.at} changesAt={changesAt} hasDate={hasDate} />
    </div>
  );
}

type Props = {
  /** Instants of departure and arrival. */
  from: string;
  to: string;
  changesAt: readonly Bilingual[];
  hasDate?: boolean;
};

/** Notes that the times alone don't show: where to change ships, and an arrival on another day. */
export async function BoundNotes({ from, to, changesAt, hasDate = true }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  const isLater = hasDate && from.slice(0, 10) !== to.slice(0, 10);
  return (
    <>
      {changesAt.length > 0 ? (
        <p className={styles.soft}>{t('via', { ports: changesAt.map((name) => name[locale]).join(', ') })}</p>
      ) : null}
      {isLater ? <p className={styles.soft}>{t('arrives', { day: longDay(to, locale) })}</p> : null}
    </>
  );
}
