import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';
import type { Person } from './person.ts';

type Props = { id: string; person: Person; texts: FormTexts };

/** The number that a claimed discount asks for, and what to show on board. Any islander may have the ΜΑΝ on the ticket. */
export function ClaimFields({ id, person: { claim, proofs }, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const asks = claim?.asks ?? null;
  const man = (hint: string) => (
    <Field id={`${id}.man`} label={t('man')} hint={hint} error={texts.error(`${id}.man`)}>
      <input
        {...described(`${id}.man`, hint, texts.error(`${id}.man`))}
        defaultValue={texts.value(`${id}.man`)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
    </Field>
  );
  return (
    <div className={`${fields.whole} ${styles.claim}`}>
      {asks === 'man' ? man(t('manRequired')) : null}
      {asks === 'card' ? (
        <Field id={`${id}.card`} label={t('card')} hint={t('cardHint')} error={texts.error(`${id}.card`)}>
          <input
            {...described(`${id}.card`, t('cardHint'), texts.error(`${id}.card`))}
            defaultValue={texts.value(`${id}.card`)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
      ) : null}
      {claim && !claim.isUsed ? <p>{t('claimUnused', { name: claim.name })}</p> : null}
      {proofs.length > 0 ? (
        <p>
          <b>{t('onBoard')}</b> {proofs.join(' ')}
        </p>
      ) : null}
      {asks === 'man' ? null : (
        <details
          className={styles.more}
          open={texts.value(`${id}.man`) !== '' || texts.error(`${id}.man`) !== undefined}
        >
          <summary>{t('islander')}</summary>
          {man(t('manHint'))}
        </details>
      )}
    </div>
  );
}
