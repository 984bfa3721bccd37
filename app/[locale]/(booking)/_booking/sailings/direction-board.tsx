import { getTranslations } from 'next-intl/server';
import type { TravelClass, TripResult } from '#reservations/contract/index.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { leavesTooEarly } from '#lib/booking/choose.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import type { WayName } from '#lib/booking/change-query.ts';
import { longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import furniture from '../frame/furniture.module.css';
import { JourneyRow } from './journey-row.tsx';
import { WeekStrip } from './week-strip.tsx';
import styles from './direction-board.module.css';

type Props = {
  id: string;
  name: WayName;
  /** Which of several legs, from 1. */
  number: number;
  trip: TripResult;
  /** «προς τη Σύμη» */
  towards: string;
  chosen: ChosenJourney | null;
  /** What is chosen for the way before this one. */
  after: ChosenJourney | null;
  locale: Locale;
  withVehicle: boolean;
  hrefOfDay: (date: string) => string;
  hrefOfChoice: (journeyId: string, travelClass: TravelClass) => string;
};

/** One way: its day, the week around it, and the sailings of the day as a departure board. */
export async function DirectionBoard(props: Props) {
  const { id, name, number, trip, towards, chosen, after, locale, withVehicle, hrefOfDay, hrefOfChoice } =
    props;
  const t = await getTranslations('common.booking.sailings');
  const day = longDay(trip.date, locale);
  // The week never begins before today.
  const isPast = trip.date < (trip.week[0]?.date ?? trip.date);
  return (
    <section id={id} className={styles.direction} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <p className={styles.kicker}>{t(name, { number })}</p>
        <h2 id={`${id}-title`} className={furniture.h2}>
          {t('dayTowards', { day, towards })}
        </h2>
      </div>
      <WeekStrip
        week={trip.week}
        date={trip.date}
        locale={locale}
        label={t(`week.${name}`, { number })}
        hrefOf={hrefOfDay}
      />
      <p className={styles.note}>{t('weekNote')}</p>
      <output className="visually-hidden">{t('found', { count: trip.journeys.length, day })}</output>
      {trip.journeys.length > 0 ? (
        <ul className={styles.board}>
          {trip.journeys.map((journey) => (
            <JourneyRow
              key={journey.id}
              journey={journey}
              state={
                journey.state === 'available' && leavesTooEarly(journey, after) ? 'too-early' : journey.state
              }
              chosen={chosen?.journey.id === journey.id ? chosen : null}
              locale={locale}
              withVehicle={withVehicle}
              hrefOf={(travelClass) => hrefOfChoice(journey.id, travelClass)}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <h3>{t(isPast ? 'emptyPast' : 'emptyTitle')}</h3>
          {trip.reason && !isPast && trip.reason.code !== 'no_sailing' ? (
            <p>{trip.reason.text[locale]}</p>
          ) : null}
          <p>{t(trip.nearest.length > 0 ? 'emptyNearest' : 'emptyNone')}</p>
          <ul>
            {trip.nearest.map((date) => (
              <li key={date}>
                <ButtonLink href={hrefOfDay(date)} tone="line" small>
                  {longDay(date, locale)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
