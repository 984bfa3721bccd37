import { getTranslations } from 'next-intl/server';
import { partlyFull, portsOnTheWay } from './journey-facts.ts';
import type { Journey } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './sailing-row.module.css';
import { partyPlaces } from './party-places.ts';
import { toneOf, type RowState } from './row-state.ts';

type Props = { journey: Journey; state: RowState; board: BoardContext };

/** Ship, calls on the way and space: what decides between two times. */
export async function JourneyFacts({ journey, state, board: { locale, query, ports } }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const vessels = [...new Map(journey.legs.map((leg) => [leg.vessel.id, leg.vessel])).values()];
  const onTheWay = portsOnTheWay(journey).map((name) => name[locale]);
  const kind = [...new Set(vessels.map((vessel) => t(vessel.kind)))].join(', ');
  const carried = vessels.every((vessel) => vessel.takesVehicles) ? '' : `, ${t('passengersOnly')}`;
  const way = onTheWay.length > 0 ? t('via', { ports: onTheWay.join(', ') }) : t('direct');
  const delay = delayMinutes(journey);
  const full = partlyFull(journey);
  return (
    <div className={styles.meta}>
      <span className={styles.vessel}>{vessels.map((each) => each.name[locale]).join(', ')}</span>
      <span className={styles.soft}>
        {kind}
        {carried}, {way}
      </span>
      {delay > 0 && state !== 'cancelled' ? (
        <span className={`${furniture.tag} ${furniture.warn} num`}>{t('delay', { minutes: delay })}</span>
      ) : null}
      {state === 'available' ? (
        <FreeSpace journey={journey} board={{ query }} />
      ) : (
        <>
          <span className={`${furniture.tag} ${furniture[toneOf(state)]}`}>{t(`state.${state}`)}</span>
          {full ? (
            <span className={`${styles.space} num`}>
              {t('fullLeg', {
                from: ports(full.from).accusative,
                to: ports(full.to).accusative,
                what: t(`resource.${full.resource}`),
              })}
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Seats by class, and the places that this party needs; few of them stand out. */
async function FreeSpace({ journey, board }: { journey: Journey; board: Pick<BoardContext, 'query'> }) {
  const t = await getTranslations('common.booking.sailings');
  const seats = journey.classes.map((offer) => ({
    kind: offer.class,
    free: offer.free,
    isFew: offer.isFew ?? false,
  }));
  const all = [...seats, ...partyPlaces(journey, board.query)];
  return (
    <span className={`${styles.space} num`}>
      {t('free')}{' '}
      {all.map(({ kind, free, isFew }, index) => (
        <span key={kind} className={isFew ? styles.few : ''}>
          {t(`places.${kind}`, { count: free })}
          {index < all.length - 1 ? ', ' : ''}
        </span>
      ))}
    </span>
  );
}

/** How late the ship leaves; a ship on time, or early, is none. */
function delayMinutes({ legs }: Journey): number {
  const from = legs[0]?.from;
  if (!from?.plannedAt) return 0;
  return Math.max(0, Math.round((Date.parse(from.at) - Date.parse(from.plannedAt)) / 60_000));
}
