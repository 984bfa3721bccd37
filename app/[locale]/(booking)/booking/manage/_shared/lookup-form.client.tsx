'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { ConnectionLost } from '#app/[locale]/(booking)/booking/_shared/connection-lost.tsx';
import { useFormAction } from '#app/_ui/form/use-form-action.ts';
import { lookUpBooking } from './lookup.action.ts';
import type { LookupError, LookupState } from './lookup.action.ts';
import styles from './lookup.module.css';

type Props = { reference: string };

/** Only an unsuccessful lookup has the title "not found". */
const TITLES = {
  reference: 'typed',
  surname: 'typed',
  unknown: 'unknown',
  away: 'notAsked',
  often: 'notAsked',
  slow: 'notAsked',
} as const satisfies Record<LookupError, string>;

/** Reference and surname. The reference is accepted from either keyboard layout, in any case, with or without spaces. */
export function LookupForm({ reference }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.booking.manage');
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(
    lookUpBooking,
    { attempt: 0, reference, surname: '', error: null },
    { withScript: lookUpAndSolve },
  );
  const of = (field: 'reference' | 'surname') =>
    state.error !== null && fieldOf(state.error) === field ? t(`error.${state.error}`) : undefined;
  return (
    <form data-bubble-waits="" action={post} onSubmit={submit} noValidate>
      <title>{connectionLost || state.error ? t('titleWithError') : t('title')}</title>
      <input type="hidden" name="locale" value={locale} />
      {state.puzzle ? <input type="hidden" name="stamp" value={state.puzzle.stamp} /> : null}
      {connectionLost ? <ConnectionLost key={failures} /> : null}
      {state.error && !connectionLost ? (
        <ErrorSummary
          key={state.attempt}
          title={t(`errorTitle.${TITLES[state.error]}`)}
          errors={[{ field: fieldOf(state.error), text: t(`error.${state.error}`) }]}
        />
      ) : null}
      <div className={styles.fields}>
        <Field id="reference" label={t('reference')} hint={t('referenceHint')} error={of('reference')}>
          <input
            {...described('reference', t('referenceHint'), of('reference'))}
            className={`${fields.input} ${styles.code}`}
            defaultValue={state.reference}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        </Field>
        <Field id="surname" label={t('surname')} hint={t('surnameHint')} error={of('surname')}>
          <input
            {...described('surname', t('surnameHint'), of('surname'))}
            defaultValue={state.surname}
            required
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a standard token that the rule's list lacks
            autoComplete="family-name"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        {state.error === 'slow' || state.error === 'often' ? (
          <p className={fields.hint}>{t('linkHint')}</p>
        ) : null}
        <button className={buttonClasses({ tone: 'navy' })} aria-disabled={pending}>
          {pending ? t('searching') : t('submit')}
        </button>
      </div>
    </form>
  );
}

/**
 * After too many wrong guesses from the same network, the browser solves the service's puzzle. Visitors notice only a
 * short delay.
 */
async function lookUpAndSolve(before: LookupState, form: FormData): Promise<LookupState> {
  const answer = await lookUpBooking(before, form);
  // An action that redirected returns nothing.
  if (!answer?.puzzle) return answer;
  const { solvePuzzle } = await import('#lib/desk/proof.ts');
  const number = await solvePuzzle(answer.puzzle.stamp, answer.puzzle.bits).catch(() => null);
  if (number === null) return answer;
  form.set('stamp', answer.puzzle.stamp);
  form.set('number', number);
  return lookUpBooking(before, form);
}

function fieldOf(error: LookupError): 'reference' | 'surname' {
  return error === 'surname' ? 'surname' : 'reference';
}
