'use client';

import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { headCount } from '#lib/booking/party.ts';
import type { PartyQuery } from '#lib/booking/party-query.ts';
import { MAX_PASSENGERS, MAX_PETS, petCategories } from '#contracts/reservations/limits.ts';
import type { SearchClaim } from '#app/_ui/search-form/form-props.ts';
import { ClaimFields } from './concession-fields.tsx';
import { Counter } from './counter.tsx';
import styles from './counter.module.css';

type Props = {
  party: PartyQuery;
  offered: readonly SearchClaim[];
  send: (event: BookingEvent) => void;
  onClose: () => void;
};

const kinds = ['adults', 'children', 'infants'] as const;

/** One to nine people, one of them an adult; what they may claim; and their pets. */
export default function PartyPicker({ party, offered, send, onClose }: Props) {
  const t = useTranslations('common.booking.search');
  const { passengers, pets, claims } = party;
  const withPets = (category: (typeof petCategories)[number], count: number) =>
    petCategories.flatMap((each) =>
      each === category ? Array.from({ length: count }, () => each) : pets.filter((pet) => pet === each),
    );
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
          onChange={(value) => send({ type: 'passengersCounted', counts: { ...passengers, [kind]: value } })}
        />
      ))}
      <p className={styles.limit}>{t('passengersLimit')}</p>
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
          onChange={(value) => send({ type: 'petsChosen', pets: withPets(category, value) })}
        />
      ))}
      <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
        {t('done')}
      </button>
    </div>
  );
}
