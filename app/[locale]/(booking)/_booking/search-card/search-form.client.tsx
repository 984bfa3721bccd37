'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { InitialTrip } from '#lib/booking/initial-trip.ts';
import type { PassengerCounts } from '#lib/booking/state.ts';
import { missingFields } from '#lib/booking/validity.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { VehicleCategory } from '#reservations/contract/index.ts';
import type { SearchFormPort } from './form-port.ts';
import { LiveFields } from './live-fields.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { PlainFields } from './plain-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';
import styles from './search-card.module.css';

export type SearchFormProps = {
  locale: Locale;
  ports: readonly SearchFormPort[];
  today: string;
  horizon: string;
  action: string;
  manageHref: string;
  initial: InitialTrip | null;
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
  promo: string;
  check: boolean;
};

const ways = ['return', 'one'] as const;
const never = () => () => undefined;

/**
 * A GET form of native controls that becomes the richer one once this script runs. Both send the same address, so the search
 * works before, without and with the script.
 */
export function SearchForm(props: SearchFormProps) {
  const { locale, ports, today, horizon } = props;
  const t = useTranslations('common.booking.search');
  const form = useRef<HTMLFormElement>(null);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const state = useBookingForm(props);
  const [checked, setChecked] = useState(props.check);
  const [trip] = state.trips;
  if (!trip) return null;
  const missing = checked ? missingFields(trip, true) : [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!live || state.isValid) return;
    event.preventDefault();
    setChecked(true);
    const [first] = missingFields(trip, true);
    form.current?.querySelector<HTMLButtonElement>(`[data-control="${first}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.card}
      action={props.action}
      method="get"
      onSubmit={submit}
      aria-label={t('label')}
    >
      <div className={styles.top}>
        <fieldset className={styles.ways}>
          <legend className="visually-hidden">{t('way')}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                value={way}
                checked={trip.hasReturn === (way === 'return')}
                onChange={() =>
                  state.send({ type: 'returnSwitched', trip: trip.id, hasReturn: way === 'return' })
                }
              />
              {t(way === 'return' ? 'withReturn' : 'oneWay')}
            </label>
          ))}
        </fieldset>
        <SiteLink href={props.manageHref} className={styles.mine}>
          {t('mine')}
        </SiteLink>
      </div>
      <div className={`${styles.row} ${trip.hasReturn ? '' : styles.single}`}>
        {live ? (
          <LiveFields
            state={state}
            trip={trip}
            ports={ports}
            locale={locale}
            horizon={horizon}
            missing={missing}
          />
        ) : (
          <PlainFields
            state={state}
            trip={trip}
            ports={ports}
            locale={locale}
            today={today}
            horizon={horizon}
          />
        )}
        <div className={styles.stub}>
          <button className={buttonClasses()}>{t('submit')}</button>
        </div>
      </div>
      {props.promo ? <input type="hidden" name="promo" value={props.promo} /> : null}
      <MissingNotice missing={missing} />
    </form>
  );
}
