'use client';

import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { headCount, type PassengerCounts } from '#lib/booking/party.ts';
import type { PartyQuery } from '#lib/booking/party-query.ts';
import { MAX_PASSENGERS, MAX_PETS, MAX_VEHICLES, petCategories } from '#contracts/reservations/limits.ts';
import type { SearchConcession } from '#app/_ui/search-form/form-props.ts';
import { Counter } from './counter.tsx';
import styles from './counter.module.css';
import { useId, useState } from 'react';
import { travellersWithClaims } from './concessions-for.ts';

type Props = {
  party: PartyQuery;
  offered: readonly SearchConcession[];
  send: (event: BookingEvent) => void;
  onClose: () => void;
  /** Opens the selector of all vehicles. */
  onVehicles: () => void;
};

const kinds = ['adults', 'children', 'infants'] as const;

/** One to nine people, one of them an adult, with their claims, pets and the vehicle that most have. */
export default function PartyPicker({ party, offered, send, onClose, onVehicles }: Props) {
  const t = useTranslations('common.booking.search');
  const { passengers, vehicles, pets, claims } = party;
  const id = useId();
  const withPets = (category: (typeof petCategories)[number], count: number) =>
    petCategories.flatMap((each) =>
      each === category ? Array.from({ length: count }, () => each) : pets.filter((pet) => pet === each),
    );
  const cars = vehicles.filter((each) => each === 'CAR1').length;
  const withCars = (count: number) => [
    ...Array.from({ length: count }, () => 'CAR1' as const),
    ...vehicles.filter((each) => each !== 'CAR1'),
  ];
  return (
    <div className={styles.panel}>
      {kinds.map((kind) => (
        <Counter
          key={kind}
          label={t(kind)}
          hint={t(`age.${kind}`)}
          value={passengers[kind]}
          min={kind === 'adults' ? 1 : 0}
          full={headCount(passengers) >= MAX_PASSENGERS}
          limit={`${id}people`}
          onChange={(value) => send({ type: 'passengersCounted', counts: { ...passengers, [kind]: value } })}
        />
      ))}
      <p className={styles.limit} id={`${id}people`}>
        {t('passengersLimit')}
      </p>
      <h2 className={styles.title}>{t('vehicles')}</h2>
      <Counter
        label={t('vehicleName.CAR1')}
        hint={t('vehicleNote.CAR1')}
        value={cars}
        min={0}
        full={vehicles.length >= MAX_VEHICLES}
        limit={`${id}vehicles`}
        onChange={(count) => send({ type: 'vehiclesChosen', vehicles: withCars(count) })}
      />
      <div className={styles.others}>
        <p id={`${id}vehicles`}>{t('vehiclesLimit')}</p>
        <button type="button" className={styles.more} onClick={onVehicles}>
          {t('otherVehicles')}
        </button>
      </div>
      {offered.length > 0 ? (
        <ClaimFields
          passengers={passengers}
          claims={claims}
          offered={offered}
          onChange={(changed) => send({ type: 'claimsChosen', claims: changed })}
        />
      ) : null}
      <h2 className={styles.title}>{t('pets')}</h2>
      {petCategories.map((category) => (
        <Counter
          key={category}
          label={t(`pet.${category}`)}
          hint={t(`petHint.${category}`)}
          value={pets.filter((pet) => pet === category).length}
          min={0}
          full={pets.length >= MAX_PETS}
          limit={`${id}pets`}
          onChange={(value) => send({ type: 'petsChosen', pets: withPets(category, value) })}
        />
      ))}
      <p className={styles.limit} id={`${id}pets`}>
        {t('petsLimit')}
      </p>
      <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
        {t('done')}
      </button>
    </div>
  );
}

type ConcessionFieldsProps = {
  passengers: PassengerCounts;
  claims: readonly (string | null)[];
  offered: readonly SearchConcession[];
  onChange: (claims: readonly (string | null)[]) => void;
};

/** Collapsed until somebody has a card; then one select for each traveller, with the proof that the claim needs. */
function ClaimFields({ passengers, claims, offered, onChange }: ConcessionFieldsProps) {
  const t = useTranslations('common.booking.search');
  const id = useId();
  const [open, setOpen] = useState(claims.length > 0);
  const set = (place: number, code: string) =>
    onChange(
      Array.from({ length: headCount(passengers) }, (_, index) =>
        index === place ? code || null : (claims[index] ?? null),
      ),
    );
  return (
    <details className={styles.claims} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('claimsAsk')}</summary>
      {travellersWithClaims(passengers, claims, offered).map((traveller, place) => {
        const { kind, number } = traveller;
        const proof = offered.find((claim) => claim.code === claims[place])?.proof;
        if (traveller.offered.length === 0) return null;
        return (
          <div key={`${kind}${number}`} className={styles.claim}>
            <label htmlFor={`${id}${place}`}>{t(`person.${kind}`, { number })}</label>
            <select
              id={`${id}${place}`}
              aria-label={t('claim', { who: t(`person.${kind}`, { number }) })}
              aria-describedby={proof ? `${id}${place}-proof` : undefined}
              value={claims[place] ?? ''}
              onChange={(event) => set(place, event.target.value)}
            >
              <option value="">{t('claimNone')}</option>
              {traveller.offered.map(({ code, name, percent }) => (
                <option key={code} value={code}>
                  {t('claimOption', { name, percent })}
                </option>
              ))}
            </select>
            {proof ? <small id={`${id}${place}-proof`}>{proof}</small> : null}
          </div>
        );
      })}
      <p>{t('claimsHint')}</p>
    </details>
  );
}
