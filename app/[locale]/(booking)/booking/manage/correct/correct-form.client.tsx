'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { answerTexts } from '#app/_ui/form/answer-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import type { Typed } from '#lib/booking/manage/correction.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { Unanswered } from '#app/[locale]/(booking)/booking/_shared/unanswered.tsx';
import { useAnswers } from '#app/[locale]/(booking)/booking/_shared/use-answers.ts';
import { correctMistake } from './correct.action.ts';
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
  const { state, post, submit, pending, cuts, isCut } = useAnswers(correctMistake, {
    attempt: 0,
    typed: props.now,
    errors: [],
    problem: null,
  });
  const { errors, form } = answerTexts(state, (code) => t(`error.${code}`));
  const failed = isCut || errors.length > 0 || state.problem !== null;
  const hidden = { locale, reference, kind, number, key: props.idempotencyKey };
  return (
    <form action={post} onSubmit={submit} noValidate>
      <title>{failed ? t('titleWithError', { title }) : title}</title>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isCut ? <Unanswered key={cuts} /> : null}
      {failed && !isCut ? (
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
