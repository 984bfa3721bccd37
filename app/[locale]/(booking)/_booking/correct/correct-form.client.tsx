'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useActionState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { answerTexts } from '#app/_ui/form/answer-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import type { Typed } from '#lib/booking/manage/correction.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { correctMistake } from './correct-action.ts';
import type { Whose } from './correct-state.ts';
import { TravellerFields } from './traveller-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';
import styles from './correct.module.css';

type Choice = { value: string; name: string };
type Props = Whose & {
  locale: Locale;
  reference: string;
  idempotencyKey: string;
  title: string;
  /** What the service tells of these details now. */
  now: Typed;
  /** Countries of a traveller, possible drivers of a vehicle. */
  choices: readonly Choice[];
  hasPlate: boolean;
  back: ReactNode;
};

/** Only what is filled in changes. The same form works before and without any script. */
export function CorrectForm(props: Props) {
  const { kind, number, locale, reference, title, choices } = props;
  const t = useTranslations('common.booking.correct');
  const [state, submit, pending] = useActionState(correctMistake, {
    attempt: 0,
    typed: props.now,
    errors: [],
    problem: null,
  });
  const { errors, form } = answerTexts(state, (code) => t(`error.${code}`));
  const failed = errors.length > 0 || state.problem !== null;
  // React empties a form after its action; sending it by hand leaves every field as it was typed.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => submit(data));
  };
  const hidden = { locale, reference, kind, number, key: props.idempotencyKey };
  return (
    <form action={submit} onSubmit={send} noValidate>
      <title>{failed ? t('titleWithError', { title }) : title}</title>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failed ? (
        <ErrorSummary key={state.attempt} title={t('errorTitle')} errors={errors}>
          {state.problem ? (
            <p>{state.problem.kind === 'said' ? state.problem.text : t(state.problem.kind)}</p>
          ) : null}
        </ErrorSummary>
      ) : null}
      {kind === 'traveller' ? (
        <TravellerFields form={form} countries={choices} />
      ) : (
        <VehicleFields form={form} drivers={choices} hasPlate={props.hasPlate} />
      )}
      <div className={styles.buttons}>
        <button className={buttonClasses({ tone: 'navy' })} aria-disabled={pending}>
          {pending ? t('sending') : t('submit')}
        </button>
        {props.back}
      </div>
    </form>
  );
}
