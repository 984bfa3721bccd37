import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { headCount, type PassengerCounts } from '#lib/booking/party.ts';
import { travellersWithClaims } from './concessions-for.ts';
import type { SearchClaim } from '#app/_ui/search-form/form-props.ts';
import styles from './concession-fields.module.css';

type Props = {
  passengers: PassengerCounts;
  claims: readonly (string | null)[];
  offered: readonly SearchClaim[];
  onChange: (claims: readonly (string | null)[]) => void;
};

/** Quiet until somebody has a card: then one select for each traveller, with what it asks to be shown. */
export function ClaimFields({ passengers, claims, offered, onChange }: Props) {
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
