import { getTranslations } from 'next-intl/server';
import type { Journey } from '#reservations/contract/index.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import type { TravelClass } from '#reservations/contract/index.ts';
import { clock } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ClassChoice } from './class-choice.tsx';
import { JourneyBuy } from './journey-buy.tsx';
import { JourneyFacts } from './journey-facts.tsx';
import { JourneyNotes } from './journey-notes.tsx';
import { JourneyPath } from './journey-path.tsx';
import styles from './journey-row.module.css';

export type RowState = Journey['state'] | 'too-early';

type Props = {
  journey: Journey;
  state: RowState;
  chosen: ChosenJourney | null;
  locale: Locale;
  withVehicle: boolean;
  /** Address of the page with this journey chosen in a class. */
  hrefOf: (travelClass: TravelClass) => string;
};

/** One line of the departure board. */
export async function JourneyRow({ journey, state, chosen, locale, withVehicle, hrefOf }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const [first] = journey.legs;
  const last = journey.legs.at(-1);
  if (!first || !last) return null;
  const lowest = journey.classes.find((offer) => offer.totalCents !== null)?.class ?? 'ECO';
  const look = chosen ? styles.on : state === 'available' ? '' : styles.out;
  return (
    <li className={`${styles.row} ${look} ${state === 'cancelled' ? styles.cancelled : ''}`}>
      <div className={styles.go}>
        <span className={`${styles.time} num`}>
          <span className="visually-hidden">{t('departure')} </span>
          {clock(journey.departsAt)}
        </span>
        <JourneyPath journey={journey} />
        <span className={`${styles.time} ${styles.arrives} num`}>
          <span className="visually-hidden">{t('arrival')} </span>
          {clock(journey.arrivesAt)}
        </span>
        <div className={styles.places}>
          <div className={styles.place}>
            <b>{first.from.portName[locale]}</b>
            <span>{first.from.quayName[locale]}</span>
          </div>
          <div className={`${styles.place} ${styles.to}`}>
            <b>{last.to.portName[locale]}</b>
            <span>{last.to.quayName[locale]}</span>
          </div>
        </div>
      </div>
      <JourneyFacts journey={journey} state={state} withVehicle={withVehicle} locale={locale} />
      <JourneyBuy journey={journey} state={state} chosen={chosen} locale={locale} href={hrefOf(lowest)} />
      {chosen ? <ClassChoice chosen={chosen} locale={locale} hrefOf={hrefOf} /> : null}
      <JourneyNotes journey={journey} state={state} locale={locale} />
    </li>
  );
}
