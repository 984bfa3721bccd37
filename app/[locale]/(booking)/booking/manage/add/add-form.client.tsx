'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { fieldTexts } from '#app/_ui/form/field-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import type { AdditionKind } from '#lib/booking/manage/change/addition.ts';
import { ConnectionLost } from '#app/[locale]/(booking)/booking/_shared/connection-lost.tsx';
import { openErrors } from '#app/_ui/form/open-errors.ts';
import { allValues, withBirthDate } from '#app/_ui/form/unprefixed-fields.ts';
import { useFormAction } from '#app/_ui/form/use-form-action.ts';
import { useTyped } from '#app/_ui/form/use-typed.ts';
import { addToBooking } from './add.action.ts';
import { AddFields, type Choices } from './add-fields.tsx';
import styles from './add.module.css';
import { useEffect, useRef } from 'react';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { DecisionCard } from '#app/[locale]/(booking)/booking/manage/_shared/decision-card.tsx';
import type { AddState } from './form-state.ts';

type Props = {
  kind: AdditionKind;
  reference: string;
  idempotencyKey: string;
  title: string;
  /** The day of the first sailing ahead, by which a passenger's age counts. */
  travelDay: string;
  choices: Choices;
};

/** The details of an added person, vehicle or pet, then the price to confirm. The same form works without a script. */
export function AddForm({ kind, reference, idempotencyKey, title, travelDay, choices }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.booking.add');
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(addToBooking, {
    attempt: 0,
    values: {},
    errors: [],
    problem: null,
    preview: null,
  });
  const element = useRef<HTMLFormElement>(null);
  const typed = useTyped(element, state.values, allValues);
  const open = openErrors(state, typed, { about: withBirthDate });
  const { errors, form } = fieldTexts({ ...state, errors: open }, (code) => t(`error.${code}`));
  const failed = connectionLost || errors.length > 0 || state.problem !== null;
  const pageTitle = failed
    ? t('titleWithError', { title })
    : state.preview
      ? t('titlePreview', { title })
      : title;
  return (
    <form
      ref={element}
      data-bubble-waits=""
      action={post}
      onSubmit={submit}
      noValidate
      className={styles.form}
    >
      <title>{pageTitle}</title>
      {Object.entries({ locale, reference, kind, key: idempotencyKey, travelDay }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {connectionLost ? <ConnectionLost key={failures} /> : null}
      {failed && !connectionLost ? (
        <ErrorSummary
          key={state.attempt}
          title={errors.length > 0 ? t('errorsTitle', { count: errors.length }) : t('problemTitle')}
          quiet={errors.length < state.errors.length}
          errors={errors}
        >
          {state.problem ? <p>{state.problem}</p> : null}
          <output className="visually-hidden">
            {errors.length < state.errors.length ? t('errorsLeft', { count: errors.length }) : ''}
          </output>
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

type AddPreviewProps = {
  kind: AdditionKind;
  preview: NonNullable<AddState['preview']>;
  form: FormTexts;
  choices: Choices;
  pending: boolean;
  /** Another element has taken the focus. */
  quiet: boolean;
};

const carried = {
  vehicle: ['category', 'plate', 'driver'],
  passenger: [
    'surname',
    'given',
    'birthDay',
    'birthMonth',
    'birthYear',
    'gender',
    'nationality',
    'claim',
    'man',
  ],
  pet: ['category'],
} as const satisfies Record<AdditionKind, readonly string[]>;

/** The addition and its price. Takes the focus when it appears, so that screen readers read the amount. */
function AddPreview({ kind, preview, form, choices, pending, quiet }: AddPreviewProps) {
  const t = useTranslations('common.booking.add');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  const category = choices.category.find(({ value }) => value === form.value('category'))?.name ?? '';
  const name = {
    vehicle: form.value('plate'),
    passenger: `${form.value('given')} ${form.value('surname')}`,
    pet: '',
  }[kind].trim();
  return (
    <div ref={box} tabIndex={-1} className={styles.preview}>
      {carried[kind].map((field) => (
        <input key={field} type="hidden" name={field} value={form.value(field)} />
      ))}
      <input type="hidden" name="expectedDifferenceCents" value={preview.expectedDifferenceCents} />
      <div>
        <h3>{t('joins')}</h3>
        <p className={styles.what}>{name ? `${name}, ${category}` : category}</p>
        {preview.reasons.length > 0 ? <h3>{t('whyTitle')}</h3> : null}
        {preview.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <DecisionCard decision={preview}>
        <div className={styles.buttons}>
          <button
            name="intent"
            value="confirm"
            className={buttonClasses({ tone: 'navy', wide: true })}
            aria-disabled={pending}
          >
            {pending ? t('confirming') : preview.confirm}
          </button>
          <button name="intent" value="edit" className={buttonClasses({ tone: 'line', wide: true })}>
            {t('edit')}
          </button>
        </div>
      </DecisionCard>
    </div>
  );
}
