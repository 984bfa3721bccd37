'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { fieldTexts } from '#app/_ui/form/field-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import type { FormValues } from '#lib/booking/manage/correction.ts';
import { ConnectionLost } from '#app/[locale]/(booking)/booking/_shared/connection-lost.tsx';
import { openErrors } from '#app/_ui/form/open-errors.ts';
import { allValues, withBirthDate } from '#app/_ui/form/unprefixed-fields.ts';
import { useFormAction } from '#app/_ui/form/use-form-action.ts';
import { useTyped } from '#app/_ui/form/use-typed.ts';
import { correctMistake } from './correct.action.ts';
import type { CorrectionTarget } from './form-state.ts';
import styles from './correct.module.css';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { monthsOfDate } from '#foundation/dates/weekdays.ts';

type Choice = { value: string; name: string };
type Props = CorrectionTarget & {
  reference: string;
  idempotencyKey: string;
  title: string;
  /** The current details, as far as the service returns them. */
  now: FormValues;
  /** Countries of a traveller, possible drivers of a vehicle. */
  choices: readonly Choice[];
  hasPlate: boolean;
  back: ReactNode;
};

/** Only the filled-in fields change. The same form works without a script. */
export function CorrectForm(props: Props) {
  const { kind, number, reference, title, choices } = props;
  const locale = useLocale();
  const t = useTranslations('common.booking.correct');
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(correctMistake, {
    attempt: 0,
    values: props.now,
    errors: [],
    problem: null,
  });
  const element = useRef<HTMLFormElement>(null);
  const typed = useTyped(element, state.values, allValues);
  const open = openErrors(state, typed, { about: withBirthDate });
  const { errors, form } = fieldTexts({ ...state, errors: open }, (code) => t(`error.${code}`));
  const failed = connectionLost || errors.length > 0 || state.problem !== null;
  const hidden = { locale, reference, kind, number, key: props.idempotencyKey };
  return (
    <form ref={element} data-bubble-waits="" action={post} onSubmit={submit} noValidate>
      <title>{failed ? t('titleWithError', { title }) : title}</title>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {connectionLost ? <ConnectionLost key={failures} /> : null}
      {failed && !connectionLost ? (
        <ErrorSummary
          key={state.attempt}
          title={t('errorTitle')}
          errors={errors}
          quiet={errors.length < state.errors.length}
        >
          {state.problem ? (
            <p>{state.problem.kind === 'refused' ? state.problem.text : t(state.problem.kind)}</p>
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

const genders = ['F', 'M', 'X'] as const;

type TravellerFieldsProps = { form: FormTexts; countries: readonly { value: string; name: string }[] };

/** The current names. Other details aren't shown, so their fields are empty; an empty field leaves the detail unchanged. */
function TravellerFields({ form, countries }: TravellerFieldsProps) {
  const t = useTranslations('common.booking.correct');
  const months = monthsOfDate(useLocale());
  const text = (id: string, hint?: string) => ({
    ...described(id, hint, form.error(id)),
    defaultValue: form.value(id),
  });
  const wrongBirth = form.error('birthDay');
  const part = (id: string) => ({
    id,
    name: id,
    className: fields.input,
    defaultValue: form.value(id),
    'aria-invalid': wrongBirth ? true : undefined,
    'aria-describedby': wrongBirth ? 'birthDay-error birth-hint' : 'birth-hint',
  });
  return (
    <div className={fields.grid}>
      <Field id="surname" label={t('surname')} error={form.error('surname')} className={fields.half}>
        <input {...text('surname')} autoComplete="off" maxLength={60} spellCheck={false} />
      </Field>
      <Field id="given" label={t('given')} error={form.error('given')} className={fields.half}>
        <input {...text('given')} autoComplete="off" maxLength={60} spellCheck={false} />
      </Field>
      <fieldset className={`${fields.field} ${fields.whole} ${wrongBirth ? fields.wrong : ''}`}>
        <legend className={fields.label}>{t('birthDate')}</legend>
        <span className={fields.hint} id="birth-hint">
          {t('birthHint')}
        </span>
        {wrongBirth ? <FieldMessage id="birthDay" text={wrongBirth} /> : null}
        <div className={fields.birth}>
          <div>
            <label htmlFor="birthDay">{t('day')}</label>
            <input {...part('birthDay')} inputMode="numeric" maxLength={2} autoComplete="off" />
          </div>
          <div>
            <label htmlFor="birthMonth">{t('month')}</label>
            <select key={form.value('birthMonth')} {...part('birthMonth')} autoComplete="off">
              <option value="">{t('pickMonth')}</option>
              {months.map((month, index) => (
                <option key={month} value={index + 1}>
                  {month}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="birthYear">{t('year')}</label>
            <input {...part('birthYear')} inputMode="numeric" maxLength={4} autoComplete="off" />
          </div>
        </div>
      </fieldset>
      <Field id="gender" label={t('gender')} error={form.error('gender')} className={fields.half}>
        <select key={form.value('gender')} {...text('gender')} autoComplete="off">
          <option value="">{t('stays')}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="nationality"
        label={t('nationality')}
        error={form.error('nationality')}
        className={fields.half}
      >
        <select key={form.value('nationality')} {...text('nationality')} autoComplete="off">
          <option value="">{t('stays')}</option>
          {countries.map((country) => (
            <option key={country.value} value={country.value}>
              {country.name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

type VehicleFieldsProps = {
  form: FormTexts;
  drivers: readonly { value: string; name: string }[];
  /** False for a bicycle. */
  hasPlate: boolean;
};

/** The current plate, and the driver, who stays unless another one is chosen. */
function VehicleFields({ form, drivers, hasPlate }: VehicleFieldsProps) {
  const t = useTranslations('common.booking.correct');
  const text = (id: string, hint?: string) => ({
    ...described(id, hint, form.error(id)),
    defaultValue: form.value(id),
  });
  return (
    <div className={fields.grid}>
      {hasPlate ? (
        <Field
          id="plate"
          label={t('plate')}
          hint={t('plateHint')}
          error={form.error('plate')}
          className={fields.half}
        >
          <input {...text('plate', t('plateHint'))} maxLength={15} autoComplete="off" spellCheck={false} />
        </Field>
      ) : null}
      <Field
        id="driver"
        label={t('driver')}
        hint={t('driverHint')}
        error={form.error('driver')}
        className={fields.half}
      >
        <select key={form.value('driver')} {...text('driver', t('driverHint'))} autoComplete="off">
          <option value="">{t('driverStays')}</option>
          {drivers.map((driver) => (
            <option key={driver.value} value={driver.value}>
              {driver.name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
