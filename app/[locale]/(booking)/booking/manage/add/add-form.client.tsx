'use client';

import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { answerTexts } from '#app/_ui/form/answer-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import type { AdditionKind } from '#lib/booking/manage/change/addition.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { Unanswered } from '#app/[locale]/(booking)/booking/_shared/unanswered.tsx';
import { useAnswers } from '#app/[locale]/(booking)/booking/_shared/use-answers.ts';
import { addToBooking } from './add.action.ts';
import { AddFields, type Choices } from './add-fields.tsx';
import { AddPreview } from './add-preview.tsx';
import styles from './add.module.css';

type Props = {
  kind: AdditionKind;
  locale: Locale;
  reference: string;
  idempotencyKey: string;
  title: string;
  choices: Choices;
};

/** The details of whoever or whatever joins; then what it costs, to be confirmed. The same form works without any script. */
export function AddForm({ kind, locale, reference, idempotencyKey, title, choices }: Props) {
  const t = useTranslations('common.booking.add');
  const { state, post, submit, pending, cuts, isCut } = useAnswers(addToBooking, {
    attempt: 0,
    typed: {},
    errors: [],
    problem: null,
    preview: null,
  });
  const { errors, form } = answerTexts(state, (code) => t(`error.${code}`));
  const failed = isCut || errors.length > 0 || state.problem !== null;
  const said = failed ? t('titleWithError', { title }) : state.preview ? t('titlePreview', { title }) : title;
  return (
    <form action={post} onSubmit={submit} noValidate className={styles.form}>
      <title>{said}</title>
      {Object.entries({ locale, reference, kind, key: idempotencyKey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isCut ? <Unanswered key={cuts} /> : null}
      {failed && !isCut ? (
        <ErrorSummary
          key={state.attempt}
          title={errors.length > 0 ? t('errorsTitle', { count: errors.length }) : t('problemTitle')}
          errors={errors}
        >
          {state.problem ? <p>{state.problem}</p> : null}
        </ErrorSummary>
      ) : null}
      {state.preview ? (
        <AddPreview
          key={state.attempt}
          kind={kind}
          preview={state.preview}
          form={form}
          choices={choices}
          pending={pending}
          quiet={failed}
        />
      ) : (
        <>
          <AddFields kind={kind} form={form} choices={choices} />
          <button
            name="intent"
            value="quote"
            className={buttonClasses({ tone: 'navy' })}
            aria-disabled={pending}
          >
            {t(pending ? 'asking' : 'see')}
          </button>
        </>
      )}
    </form>
  );
}
