import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import type { CodeStep } from '#lib/booking/contact/code-step.ts';
import styles from './code-section.module.css';

type Props = {
  step: CodeStep;
  purpose: 'agency' | 'waiting';
  /** Id of the field with the address. */
  addressField: string;
  pending: boolean;
};

const ID = 'verification.code';

/**
 * The section for the verification code that was sent to the form's email address. It is part of the form and comes
 * before all other fields, so that Enter presses its button. Give it a new `key` with every response: it takes the
 * focus.
 */
export function CodeSection({ step, purpose, addressField, pending }: Props) {
  const t = useTranslations('common.booking.contactCode');
  const { id, address, why } = step;
  useEffect(() => document.getElementById(ID)?.focus(), []);
  const error = why === 'wrong' || why === 'missing' ? t(`error.${why}`) : undefined;
  // In the field's hint, because the focus goes there, so that nobody misses it.
  const hint = why === 'again' || why === 'expired' ? `${t(why)} ${t('hint')}` : t('hint');
  return (
    <section className={styles.code} aria-labelledby="code-title">
      <h2 id="code-title">{t('title')}</h2>
      <p>{t('sent', { address })}</p>
      <input type="hidden" name="verification.id" value={id} />
      <input type="hidden" name="verification.address" value={address} />
      <Field id={ID} label={t('label')} hint={hint} error={error} className={styles.field}>
        <input
          {...described(ID, hint, error)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={12}
        />
      </Field>
      <div className={styles.actions}>
        <button className={buttonClasses()} aria-disabled={pending}>
          {pending ? t('sending') : t(`${purpose}.submit`)}
        </button>
        <button name="resend" value="yes" className={buttonClasses({ tone: 'line' })} aria-disabled={pending}>
          {t('resend')}
        </button>
      </div>
      {purpose === 'agency' ? <p className={styles.card}>{t('agency.card')}</p> : null}
      <p className={styles.other}>
        <a href={`#${addressField}`}>{t('change')}</a>
      </p>
    </section>
  );
}
