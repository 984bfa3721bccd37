import { useTranslations } from 'next-intl';
import type { BookingState, Trip } from '#lib/booking/state.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { MAX_PASSENGERS, vehicleCategories } from '#reservations/contract/index.ts';
import type { SearchFormPort } from './form-port.ts';
import styles from './search-card.module.css';

type Props = {
  state: BookingState;
  trip: Trip;
  ports: readonly SearchFormPort[];
  locale: Locale;
  today: string;
  horizon: string;
};

/** Native controls in the places of the richer ones, so that nothing moves when those take over. */
export function PlainFields({ state, trip, ports, locale, today, horizon }: Props) {
  const t = useTranslations('common.booking.search');
  const sorted = ports.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  const port = (name: 'from' | 'to', value: string | null) => (
    <div className={`${styles.cell} ${styles.port} ${name === 'to' ? styles.to : ''}`}>
      <label htmlFor={`search-${name}`}>{t(name)}</label>
      <select id={`search-${name}`} name={name} defaultValue={value ?? ''} required>
        <option value="">{t(name === 'from' ? 'fromEmpty' : 'toEmpty')}</option>
        {sorted.map((each) => (
          <option key={each.code} value={each.code}>
            {each.name[locale]}
          </option>
        ))}
      </select>
    </div>
  );
  const day = (name: 'date' | 'return', value: string | null) => (
    <div className={`${styles.cell} ${name === 'return' ? styles.back : ''}`}>
      <label htmlFor={`search-${name}`}>{t(name)}</label>
      <input
        id={`search-${name}`}
        type="date"
        name={name}
        defaultValue={value ?? ''}
        min={today}
        max={horizon}
        required={name === 'date'}
      />
    </div>
  );
  const count = (name: 'adults' | 'children' | 'infants', min: number) => (
    <label>
      {t(name)}
      <input type="number" name={name} min={min} max={MAX_PASSENGERS} defaultValue={state.passengers[name]} />
    </label>
  );
  return (
    <>
      {port('from', trip.fromPort)}
      {port('to', trip.toPort)}
      {day('date', trip.fromDate)}
      {day('return', trip.retDate)}
      <details className={styles.cell}>
        <summary>
          <small>{t('passengers')}</small>
          <b>{t('change')}</b>
        </summary>
        <div className={styles.plainPanel}>
          {count('adults', 1)}
          {count('children', 0)}
          {count('infants', 0)}
        </div>
      </details>
      <div className={styles.cell}>
        <label htmlFor="search-vehicles">{t('vehicles')}</label>
        <select id="search-vehicles" name="vehicles" defaultValue={state.vehicles[0] ?? ''}>
          <option value="">{t('noVehicle')}</option>
          {vehicleCategories.map((category) => (
            <option key={category} value={category}>
              {t(`vehicle.${category}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
