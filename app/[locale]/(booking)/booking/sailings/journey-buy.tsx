import { Bell, Check } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Journey } from '#contracts/reservations/index.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { waitingPath } from '#lib/booking/waiting-path.ts';
import type { BoardContext } from './board-context.ts';
import { Pending } from './pending.client.tsx';
import styles from './sailing-row.module.css';
import type { RowState } from './row-state.ts';

type Props = {
  journey: Journey;
  way: number;
  state: RowState;
  chosen: ChosenJourney | null;
  href: string;
  board: BoardContext;
};

/** Price with all charges and the choice; on a full ship, the waiting list and what is possible without the vehicle. */
export async function JourneyBuy({ journey, way, state, chosen, href, board }: Props) {
  const { locale, query, links } = board;
  const t = await getTranslations('common.booking.sailings');
  const lowest = journey.classes.find((offer) => offer.totalCents !== null);
  const cents = chosen?.totalCents ?? lowest?.totalCents ?? null;
  if (state === 'sold-out' || state === 'no-vehicles' || state === 'never') {
    const seats = journey.classes.find((offer) => offer.class === 'ECO')?.free ?? 0;
    const [leg, second] = journey.legs;
    return (
      <div className={styles.buy}>
        {state !== 'sold-out' && seats > 0 ? (
          <Link href={links.withoutVehicles(way)} prefetch={false} className={`${styles.without} num`}>
            {t('withoutVehicle', { count: seats })}
          </Link>
        ) : null}
        {leg && !second && state !== 'never' ? (
          <a
            href={waitingPath(locale, { tripId: leg.tripId, class: 'ECO', query })}
            className={buttonClasses({ tone: 'line', small: true })}
          >
            <Bell aria-hidden size={18} />
            {t('notify')}
            <span className="visually-hidden">{t('notifyWhich', { time: clock(journey.departsAt) })}</span>
          </a>
        ) : null}
      </div>
    );
  }
  if (state !== 'available' || cents === null) return null;
  const price = formatPrice(cents, locale);
  return (
    <div className={styles.buy}>
      <div>
        <p className={`${styles.price} num`}>{price}</p>
        <small>{t(query.claims.length > 0 ? 'chargesAndClaims' : 'allCharges')}</small>
      </div>
      {chosen ? (
        <span className={styles.picked}>
          <Check aria-hidden size={20} strokeWidth={2.5} />
          {t('chosen')}
        </span>
      ) : (
        <Link href={href} prefetch={false} className={buttonClasses({ tone: 'line', small: true })}>
          {t('choose')}
          <Pending what="prices" />
          <span className="visually-hidden">
            {t('chooseWhich', { time: clock(journey.departsAt), price })}
          </span>
        </Link>
      )}
    </div>
  );
}
