import { useTranslations } from 'next-intl';
import { headCount } from '#lib/booking/party.ts';
import {
  MAX_PASSENGERS,
  MAX_PETS,
  MAX_VEHICLES,
  petCategories,
  vehicleCategories,
} from '#contracts/reservations/limits.ts';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import type { PlainProps } from '#app/_ui/search-form/native-form.tsx';
import { PlainSelects } from './native-selects.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';
import panel from './native-party.module.css';

/** Who and what travels, in two panels of native controls; what is in them shows on the outside. */
export function PlainParty({ start, claims }: PlainProps) {
  const t = useTranslations('common.booking.search');
  const p = useTranslations('common.booking.party');
  const { passengers, vehicles, pets } = start.party;
  const people = headCount(passengers);
  const count = (name: 'adults' | 'children' | 'infants') => (
    <label key={name}>
      <span>
        {t(name)} <small>{t(`age.${name}`)}</small>
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
      <details className={styles.cell} data-control={controlName(1, 'passengers')} name="search-party">
        <summary data-press>
          <small>{t('passengers')}</small>
          <b>
            {people === passengers.adults ? p('adults', { count: people }) : t('people', { count: people })}
          </b>
        </summary>
        <div className={panel.panel}>
          {(['adults', 'children', 'infants'] as const).map(count)}
          <PlainSelects
            name="pets"
            label={(number) => t('petNumber', { number })}
            none={t('noPet')}
            count={MAX_PETS}
            chosen={pets}
            options={petCategories.map((code) => [code, t(`pet.${code}`)] as const)}
          />
          {claims.length > 0 ? (
            <details className={panel.claims} open={start.party.claims.length > 0}>
              <summary>{t('claims')}</summary>
              <p>{t('claimsPlain')}</p>
              <PlainSelects
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
      <details className={styles.cell} data-control={controlName(1, 'vehicles')} name="search-party">
        <summary data-press>
          <small>{t('vehicles')}</small>
          <b>{vehicles.length === 0 ? t('noVehicle') : p('vehicles', { count: vehicles.length })}</b>
        </summary>
        <div className={panel.panel}>
          <PlainSelects
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
