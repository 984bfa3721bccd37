import { getTranslations } from 'next-intl/server';
import { portsOnTheWay } from './journey-way.ts';
import type { Journey } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import furniture from '../frame/furniture.module.css';
import styles from './journey-row.module.css';
import type { RowState } from './journey-row.tsx';

type Props = { journey: Journey; state: RowState; withVehicle: boolean; locale: Locale };

/** Below this many places the number is news; above it, it is noise. */
const FEW_SEATS = 20;
const FEW_CARS = 3;

/** Ship, calls on the way and space: what decides between two times. */
export async function JourneyFacts({ journey, state, withVehicle, locale }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const vessels = [...new Map(journey.legs.map((leg) => [leg.vessel.id, leg.vessel])).values()];
  const ports = portsOnTheWay(journey).map((name) => name[locale]);
  const kind = [...new Set(vessels.map((vessel) => t(vessel.kind)))].join(', ');
  const carried = vessels.every((vessel) => vessel.takesVehicles) ? '' : `, ${t('passengersOnly')}`;
  const free = Math.max(0, ...journey.classes.map((offer) => offer.free));
  const way = ports.length > 0 ? t('via', { ports: ports.join(', ') }) : t('direct');
  return (
    <div className={styles.meta}>
      <span className={styles.vessel}>{vessels.map((each) => each.name[locale]).join(', ')}</span>
      <span className={styles.soft}>
        {kind}
        {carried}, {way}
      </span>
      {state === 'available' ? (
        <>
          {free < FEW_SEATS ? (
            <span className={`${styles.few} num`}>{t('fewSeats', { count: free })}</span>
          ) : null}
          {withVehicle && journey.carsFree !== null ? (
            <span className={`${journey.carsFree <= FEW_CARS ? styles.few : styles.soft} num`}>
              {t('carSpaces', { count: journey.carsFree })}
            </span>
          ) : null}
        </>
      ) : (
        <span className={`${furniture.tag} ${furniture[toneOf(state)]}`}>{t(`state.${state}`)}</span>
      )}
    </div>
  );
}

function toneOf(state: RowState): 'bad' | 'warn' | 'neutral' {
  if (state === 'cancelled') return 'bad';
  return state === 'sold-out' || state === 'no-vehicles' ? 'warn' : 'neutral';
}
