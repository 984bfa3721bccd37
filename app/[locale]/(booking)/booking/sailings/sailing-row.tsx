import type { Journey, TravelClass, JourneyLeg } from '#contracts/reservations/index.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import { type BoardContext, isReturnTrip } from './board-context.ts';
import type { NextBest } from './next-best.ts';
import { ClassChoice } from './class-choice.tsx';
import { SailingChanges, SailingFacts, SailingNotes } from './sailing-details.tsx';
import { rowState, type RowState } from './journey-facts.ts';
import styles from './sailing-row.module.css';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { clock, longDayInYear } from '#foundation/dates/format-day.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { Bell, Check } from '#app/_ui/icon/drawn.server.tsx';
import Link from 'next/link';
import { Travels } from '#app/_ui/motion/travels.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { partyWords } from '#app/[locale]/(booking)/booking/_shared/party-text.tsx';
import { PriceReasons } from '#app/[locale]/(booking)/booking/_shared/price-reasons.tsx';
import { waitingPath } from '#lib/booking/waiting-path.ts';
import { Pending } from './pending.client.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  journey: Journey;
  bound: number;
  chosen: ChosenJourney | null;
  /** For a row that can't be chosen: the closest ship of the day that can. */
  next: NextBest | null;
  board: BoardContext;
};

/** One line of the departure board. */
export function SailingRow({ journey, bound, chosen, next, board }: Props) {
  const state = rowState(journey, bound, board);
  const look = chosen ? styles.on : state === 'available' ? '' : styles.out;
  const { links } = board;
  const classHref = (travelClass: TravelClass) => links.travelClass(bound, journey.id, travelClass);
  const lowest = journey.classes.find((offer) => offer.totalCents !== null)?.class ?? 'ECO';
  return (
    <li className={`${styles.row} ${look} ${state === 'cancelled' ? styles.cancelled : ''}`}>
      <SailingTimes journey={journey} />
      <SailingFacts journey={journey} state={state} board={board} />
      <SailingPrice
        journey={journey}
        bound={bound}
        state={state}
        chosen={chosen}
        href={links.choice(bound, journey.id, lowest)}
        board={board}
      />
      {chosen ? <ClassChoice chosen={chosen} hrefOf={classHref} /> : null}
      <SailingChanges journey={journey} board={board} />
      <SailingNotes journey={journey} state={state} board={board} />
      {state === 'available' ? null : (
        <NextStep journey={journey} bound={bound} state={state} next={next} board={board} />
      )}
    </li>
  );
}

type JourneyTimesProps = { journey: Journey };

/** Times and places of departure and arrival. Deviations from the timetable or the usual quay are shown beside them. */
async function SailingTimes({ journey }: JourneyTimesProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const [first] = journey.legs;
  const last = journey.legs.at(-1);
  if (!first || !last) return null;
  const place = (stop: JourneyLeg['from'], className: string) => (
    <div className={`${styles.place} ${className}`}>
      {stop.plannedAt && journey.state !== 'cancelled' ? (
        <span className={`${styles.late} num`}>{t('insteadOf', { what: clock(stop.plannedAt) })}</span>
      ) : null}
      <b>{stop.portName[locale]}</b>
      <span>{stop.quayName[locale]}</span>
      {stop.plannedQuayName ? (
        <span className={styles.late}>{t('insteadOf', { what: stop.plannedQuayName[locale] })}</span>
      ) : null}
    </div>
  );
  return (
    <div className={styles.go}>
      <Travels as="span" what="times" id={journey.id} className={`${styles.time} num`}>
        <span className="visually-hidden">{t('departure')} </span>
        {clock(journey.departsAt)}
      </Travels>
      <SailingPath journey={journey} />
      <span className={`${styles.time} ${styles.arrives} num`}>
        <span className="visually-hidden">{t('arrival')} </span>
        {clock(journey.arrivesAt)}
      </span>
      <div className={styles.places}>
        {place(first.from, '')}
        {place(last.to, styles.to ?? '')}
      </div>
    </div>
  );
}

/** The crossing as a line, with a pill for each intermediate call or change of ship. */
async function SailingPath({ journey }: { journey: Journey }) {
  const t = await getTranslations('common.booking.sailings');
  const duration = formatShortDuration(journey.durationMinutes, await currentLocale());
  const ashore = journey.legs.some((leg) => leg.calls.some((call) => call.stopover));
  const changes = journey.legs.length - 1;
  return (
    <span className={`${styles.path} num`}>
      <i className={styles.start} />
      <span className="visually-hidden">{t('duration')} </span>
      {changes > 0
        ? t('withChange', { duration, count: changes })
        : ashore
          ? t('withStop', { duration })
          : duration}
      {changes > 0 || ashore ? <i className={styles.ashore} /> : null}
    </span>
  );
}

type JourneyBuyProps = {
  journey: Journey;
  bound: number;
  state: RowState;
  chosen: ChosenJourney | null;
  href: string;
  board: BoardContext;
};

/** The total price and the choice; on a full ship, the waiting list and the options without the vehicle. */
async function SailingPrice({ journey, bound, state, chosen, href, board }: JourneyBuyProps) {
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
          <Link
            href={links.withoutVehicles(bound)}
            prefetch={false}
            className={
              state === 'never' ? buttonClasses({ tone: 'line', small: true }) : `${styles.without} num`
            }
          >
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
  const quoted = board.quoted.bounds[bound];
  const together = chosen && quoted && quoted.totalCents !== chosen.totalCents ? quoted : null;
  const offer = chosen ? journey.classes.find((each) => each.class === chosen.class) : lowest;
  const withReturnCents = isReturnTrip(query) ? offer?.withReturnCents : undefined;
  return (
    <div className={styles.buy}>
      <div>
        <Travels as="p" what="price" id={journey.id} className={`${styles.price} num`}>
          {price}
        </Travels>
        {withReturnCents === undefined || together ? null : (
          <p className={`${styles.withReturn} num`}>
            {t('withReturn', { price: formatPrice(withReturnCents, locale) })}
          </p>
        )}
        <small>
          {[
            ...(await partyWords(query)),
            t(query.claims.length > 0 ? 'chargesAndClaims' : 'allCharges'),
          ].join(', ')}
        </small>
        <small className="num">
          <PriceReasons breakdown={chosen ? chosen.breakdown : lowest?.breakdown} />
        </small>
        {together ? (
          <small className="num">
            {`${t('together', { price: formatPrice(together.totalCents, locale) })} `}
            <PriceReasons breakdown={together.breakdown} />
          </small>
        ) : null}
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

type NextStepProps = {
  journey: Journey;
  bound: number;
  state: RowState;
  next: NextBest | null;
  board: BoardContext;
};

/** What to do about a ship that can't be chosen: when it goes on sale, whom to call, and the closest one with room. */
async function NextStep({ journey, bound, state, next, board: { locale, today, links } }: NextStepProps) {
  const t = await getTranslations('common.booking.sailings');
  const opens = state === 'not-open' ? journey.salesOpenAt : null;
  const phone = state === 'closed' ? await operatorPhone(locale) : null;
  const closest = next?.kind === 'journey' ? next : null;
  if (!opens && !phone && !closest) return null;
  return (
    <p className={`${styles.next} num`}>
      {opens ? (
        <span>{t('opensAt', { day: longDayInYear(opens, today, locale), time: clock(opens) })}</span>
      ) : null}
      {phone ? (
        <span>
          {`${t('closedCall')} `}
          <a href={phone.href} className={layout.link}>
            {phone.text}
          </a>
        </span>
      ) : null}
      {closest ? (
        <Link
          href={links.choice(bound, closest.journey.id, closest.class)}
          prefetch={false}
          className={layout.link}
        >
          {t('closest', {
            time: clock(closest.journey.departsAt),
            price: formatPrice(closest.cents, locale),
          })}
        </Link>
      ) : null}
    </p>
  );
}
