import { Stopovers } from '#app/[locale]/(booking)/booking/_shared/stopovers.tsx';
import { travelsAs } from '#app/_ui/motion/travels.tsx';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { bookedBounds, type BookedBound } from '#lib/booking/booked-bounds.ts';
import { isBrokenBound, isOff } from '#lib/booking/tickets/by-ship.ts';
import { progressOf } from '#lib/booking/tickets/progress.ts';
import { clock, fullDay } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { StandingNote } from '#app/[locale]/(booking)/booking/ticket/status-note.tsx';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { ShipLine } from '#app/[locale]/(booking)/booking/_shared/ship-line.tsx';
import { ShipOutlook } from './ship-outlook.tsx';
import { CrossingPlaces } from '#app/[locale]/(booking)/booking/_shared/crossing-places.tsx';
import styles from './trip-list.module.css';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { addPath, removePath, changePath } from '#lib/booking/manage/change/change-path.ts';
import type { RecentMove } from '#lib/booking/manage/change/moved.ts';
import { partyOptions, tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  booking: Booking;
  /** Numbers of segments whose ship doesn't sail as booked and that have no replacement yet. */
  broken: ReadonlySet<number>;
  now: Date;
  /** What the change just made has moved. */
  moved?: RecentMove | null;
  /** Reasons that the page gives above. */
  reasons?: readonly string[];
};

/** Every crossing with its ships: day, times, quay and check-in time. */
export async function TripList({ booking, broken, now, moved = null, reasons = [] }: Props) {
  const t = await getTranslations('common.booking.mine');
  return (
    <section>
      <h2 className={layout.h2}>{t('tripsTitle')}</h2>
      <ul className={styles.trips}>
        {bookedBounds(booking.segments).map((trip, index) => (
          <Trip
            key={trip.numbers[0]}
            trip={trip}
            isFirst={index === 0}
            booking={booking}
            isBroken={isBrokenBound(trip, broken)}
            now={now}
            moved={trip.way === moved?.way && trip.state === 'live' ? moved : null}
            reasons={reasons}
          />
        ))}
      </ul>
      <PartyActions booking={booking} />
    </section>
  );
}

type TripProps = {
  trip: BookedBound;
  isFirst: boolean;
  booking: Booking;
  isBroken: boolean;
  now: Date;
  /** It was moved just now. */
  moved: RecentMove | null;
  reasons: readonly string[];
};

async function Trip({ trip, isFirst, booking, isBroken, now, moved, reasons }: TripProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const nameOfBound = await boundNames(booking);
  const { state } = trip;
  return (
    <li className={`${styles.trip} ${moved ? styles.moved : ''}`} {...(isFirst && travelsAs('trip'))}>
      <p className={styles.day}>
        {nameOfBound(trip.numbers[0] ?? 0)}
        <small>{state === 'open' ? t('noDate') : datedDay(trip.from.at, locale)}</small>
      </p>
      <div>
        {moved?.before ? <Before before={moved.before} trip={trip} /> : null}
        {trip.segments.map((segment) => (
          <Ship
            key={segment.leg.tripId}
            segment={segment}
            now={now}
            isOtherDay={segment.leg.from.at.slice(0, 10) !== trip.from.at.slice(0, 10)}
            isOver={isBroken || booking.state === 'cancelled'}
            isCancelled={booking.state === 'cancelled'}
            reasons={reasons}
          />
        ))}
        {isBroken ? null : <TripActions trip={trip} booking={booking} />}
      </div>
      {moved ? <span className={`${layout.tag} ${styles.new}`}>{t('new')}</span> : null}
      {isBroken ? <span className={`${layout.tag} ${layout.bad}`}>{t('segmentBroken')}</span> : null}
      {state === 'cancelled' ? (
        <span className={`${layout.tag} ${layout.bad}`}>{t('segmentCancelled')}</span>
      ) : null}
      {state === 'expired' ? (
        <span className={`${layout.tag} ${layout.neutral}`}>{t('segmentExpired')}</span>
      ) : null}
    </li>
  );
}

type BeforeProps = { before: NonNullable<RecentMove['before']>; trip: BookedBound };

/** Day and times before the change, struck out. Nothing if only the class is another one. */
async function Before({ before: { departsAt, arrivesAt }, trip }: BeforeProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  if (trip.from.at.startsWith(departsAt) && trip.to.at.startsWith(arrivesAt)) return null;
  return (
    <p className={`${styles.before} num`}>
      <span className="visually-hidden">{t('before')} </span>
      <s>
        {t('beforeTimes', { day: datedDay(departsAt, locale), from: clock(departsAt), to: clock(arrivesAt) })}
      </s>
    </p>
  );
}

type ShipProps = {
  segment: Booking['segments'][number];
  now: Date;
  /** It leaves on another day than the crossing's first ship. */
  isOtherDay: boolean;
  isOver: boolean;
  /** The whole booking is cancelled. */
  isCancelled: boolean;
  reasons: readonly string[];
};

async function Ship({ segment, now, isOtherDay, isOver, isCancelled, reasons }: ShipProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const tConfirmation = await getTranslations('common.booking.confirmation');
  const { leg, state = 'live', openUntil } = segment;
  const { from, to } = leg;
  const isBehind = Date.parse(to.at) < now.getTime();
  const progress = isOver ? null : progressOf(segment, now);
  const isGone = isOff(segment) || state === 'cancelled' || isCancelled;
  return (
    <div className={styles.leg}>
      {isOtherDay && state !== 'open' ? <p className={styles.ship}>{datedDay(from.at, locale)}</p> : null}
      {state === 'open' ? null : (
        <p className={`${styles.times} num`} data-gone={isGone}>
          <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
        </p>
      )}
      {progress ? <ShipLine progress={progress} className={styles.line} /> : null}
      {progress?.isUnderWay ? (
        <p className={styles.there}>{tConfirmation('underWay', { time: clock(to.at) })}</p>
      ) : null}
      <p className={styles.places}>
        <CrossingPlaces from={from} to={to} />
      </p>
      <p className={styles.ship}>
        {t('ship', { ship: leg.vessel.name[locale], class: tConfirmation(segment.class) })}
      </p>
      <StandingNote
        standing={state === 'live' || isOff(segment) ? segment.standing : undefined}
        saysPlanned={!isOver && !isBehind}
        given={reasons}
      />
      {state === 'live' && !isGone && !isOver && now.getTime() < Date.parse(from.at) ? (
        <ShipOutlook segment={segment} now={now} />
      ) : null}
      {state === 'live' && !isOver && !progress?.isUnderWay && !isBehind ? (
        <p className={styles.there}>{t('beThere', { time: clock(segment.beThereBy) })}</p>
      ) : null}
      {state === 'open' && openUntil ? (
        <p className={styles.there}>{t('goodUntil', { day: fullDay(openUntil, locale) })}</p>
      ) : null}
      {/* Last, because not every crossing has one and all else is at one height. */}
      {isGone ? null : <Stopovers leg={leg} className={styles.ship} />}
    </div>
  );
}

type PartyActionsProps = { booking: Booking };

/** Adding and removing passengers and items, for all crossings at once. */
async function PartyActions({ booking }: PartyActionsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.trip');
  const { canAdd, canRemove } = partyOptions(booking);
  const until = booking.actions?.change?.until;
  if (!canAdd && !canRemove) return null;
  return (
    <div className={styles.party}>
      <ul className={styles.actions}>
        {canAdd ? (
          <li>
            <a
              href={addPath(locale, booking.reference)}
              className={buttonClasses({ tone: 'line', small: true })}
            >
              {t('add')}
            </a>
          </li>
        ) : null}
        {canRemove ? (
          <li>
            <a
              href={removePath(locale, booking.reference)}
              className={buttonClasses({ tone: 'line', small: true })}
            >
              {t('remove')}
            </a>
          </li>
        ) : null}
      </ul>
      {until ? (
        <p className={styles.why}>{t('until', { day: datedDay(until, locale), time: clock(until) })}</p>
      ) : null}
    </div>
  );
}

type TripActionsProps = { trip: BookedBound; booking: Booking };

/** A date for a crossing that has none, or why nothing about it can be changed any more. What else can be done, `Plans` offers. */
async function TripActions({ trip, booking }: TripActionsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.trip');
  const nameOfBound = await boundNames(booking);
  const segment = trip.numbers[0] ?? 0;
  const { reference } = booking;
  const options = tripOptions(booking, trip, Date.now());
  switch (options.kind) {
    case 'over':
    case 'dated':
      return null;
    case 'departed':
      return <p className={styles.why}>{t('departed')}</p>;
    case 'closed':
      return <p className={styles.why}>{t('closed', { phone: (await operatorPhone(locale)).text })}</p>;
    case 'undated':
      return (
        <p className={styles.actions}>
          <a
            href={changePath(locale, reference, { segment })}
            className={buttonClasses({ tone: 'line', small: true })}
          >
            {t('redate')}
            <span className="visually-hidden">
              {`: ${t('which', {
                direction: nameOfBound(segment),
                from: trip.from.portName[locale],
                to: trip.to.portName[locale],
              })}`}
            </span>
          </a>
        </p>
      );
  }
}
