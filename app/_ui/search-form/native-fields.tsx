import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { controlName } from './control-name.ts';
import type { NativeFormProps } from './native-form.tsx';
import styles from './search-form.module.css';
import cells from './cells.module.css';
import own from './native-fields.module.css';
import { useTranslations } from 'next-intl';
import { headCount } from '#lib/booking/party.ts';
import {
  MAX_PASSENGERS,
  MAX_PETS,
  MAX_VEHICLES,
  petCategories,
  vehicleCategories,
} from '#contracts/reservations/limits.ts';

type Props = NativeFormProps & {
  trip: number;
  name: 'from' | 'to';
  value: string | undefined;
  required?: boolean;
};

/** A native list of ports by name. */
export async function NativePort({ ports, missing, trip, name, value, required = false }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.search');
  const sorted = ports.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  const control = name === 'from' ? 'fromPort' : 'toPort';
  const id = `search-${name}${trip > 1 ? trip : ''}`;
  const lacks = missing.some((gap) => gap.trip === trip && gap.field === control);
  return (
    <div
      className={`${cells.cell} ${cells.port} ${name === 'to' ? cells.to : ''} ${lacks ? cells.lacking : ''}`}
      data-press
      data-control={controlName(trip, control)}
    >
      <label htmlFor={id}>{t(name)}</label>
      {/* Empty at first isn't wrong yet, whatever browsers make of `required`. */}
      <select id={id} name={name} defaultValue={value ?? ''} required={required} aria-invalid={lacks}>
        <option value="">{t(name === 'from' ? 'fromEmpty' : 'toEmpty')}</option>
        {sorted.map((port) => (
          <option key={port.code} value={port.code}>
            {port.name[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}

type NativeDayProps = NativeFormProps & {
  trip: number;
  name: 'date' | 'return';
  value: string | undefined;
  required?: boolean;
};

/**
 * A native date input, limited to the searchable days. Empty, it shows our text: browsers show a pattern in their own language, or
 * today, as if that were chosen. `scripts/first-paint/source.js` marks it once it has a value.
 */
export function NativeDay({ today, horizon, missing, trip, name, value, required = false }: NativeDayProps) {
  const t = useTranslations('common.booking.search');
  const control = name === 'date' ? 'fromDate' : 'retDate';
  const id = `search-${name}${trip > 1 ? trip : ''}`;
  const lacks = missing.some((gap) => gap.trip === trip && gap.field === control);
  return (
    <div
      className={`${cells.cell} ${name === 'return' ? styles.back : ''} ${lacks ? cells.lacking : ''}`}
      data-press
      data-control={controlName(trip, control)}
    >
      <label htmlFor={id}>{t(name)}</label>
      <span className={own.day} data-day data-filled={value ? '' : undefined}>
        <input
          id={id}
          type="date"
          name={name}
          defaultValue={value ?? ''}
          min={today}
          max={horizon}
          required={required}
          aria-invalid={lacks}
        />
        <span aria-hidden>{t('dayEmpty')}</span>
      </span>
    </div>
  );
}

/** The party and its vehicles in two panels of native controls; a summary shows when they are closed. */
export function NativeParty({ start, claims }: NativeFormProps) {
  const t = useTranslations('common.booking.search');
  const p = useTranslations('common.booking.party');
  const { passengers, vehicles, pets } = start.party;
  const people = headCount(passengers);
  const count = (name: 'adults' | 'children' | 'infants') => (
    <label key={name}>
      <span>
        {`${t(name)} `}
        <small>{t(`age.${name}`)}</small>
      </span>
      <input
        type="number"
        name={name}
        min={name === 'adults' ? 1 : 0}
        max={MAX_PASSENGERS}
        defaultValue={passengers[name]}
      />
    </label>
  );
  return (
    <>
      <details className={cells.cell} data-control={controlName(1, 'passengers')} name="search-party">
        <summary data-press>
          <small>{t('passengers')}</small>
          <b>
            {people === passengers.adults ? p('adults', { count: people }) : t('people', { count: people })}
          </b>
        </summary>
        <div className={own.partyPanel}>
          {(['adults', 'children', 'infants'] as const).map(count)}
          <NativeSelects
            name="pets"
            label={(number) => t('petNumber', { number })}
            none={t('noPet')}
            count={MAX_PETS}
            chosen={pets}
            options={petCategories.map((code) => [code, t(`pet.${code}`)] as const)}
          />
          {claims.length > 0 ? (
            <details className={own.claims} open={start.party.claims.length > 0}>
              <summary>{t('claims')}</summary>
              <p>{t('claimsPlain')}</p>
              <NativeSelects
                name="claims"
                label={(number) => t('passenger', { number })}
                none={t('claimNone')}
                count={MAX_PASSENGERS}
                chosen={start.party.claims}
                options={claims.map(
                  ({ code, name, percent }) => [code, t('claimOption', { name, percent })] as const,
                )}
              />
              <p>{t('claimsHint')}</p>
            </details>
          ) : null}
        </div>
      </details>
      <details className={cells.cell} data-control={controlName(1, 'vehicles')} name="search-party">
        <summary data-press>
          <small>{t('vehicles')}</small>
          <b>{vehicles.length === 0 ? t('noVehicle') : p('vehicles', { count: vehicles.length })}</b>
        </summary>
        <div className={own.partyPanel}>
          <NativeSelects
            name="vehicles"
            label={(number) => t('vehicleNumber', { number })}
            none={t('noVehicle')}
            count={MAX_VEHICLES}
            chosen={vehicles}
            options={vehicleCategories.map((code) => [code, t(`vehicle.${code}`)] as const)}
          />
        </div>
      </details>
    </>
  );
}

type NativeSelectsProps = {
  name: string;
  /** Label of the n-th one, from one on. */
  label: (number: number) => string;
  none: string;
  count: number;
  chosen: readonly (string | null)[];
  /** Code and label. */
  options: readonly (readonly [string, string])[];
};

/** Several copies of the same native select; their order is the order of the chosen values. */
function NativeSelects({ name, label, none, count, chosen, options }: NativeSelectsProps) {
  return Array.from({ length: count }, (_, index) => (
    <label key={`${name}${index}`}>
      {label(index + 1)}
      <select name={name} defaultValue={chosen[index] ?? ''}>
        <option value="">{none}</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
}
