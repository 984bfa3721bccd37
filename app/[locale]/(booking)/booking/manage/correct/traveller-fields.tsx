import { useLocale, useTranslations } from 'next-intl';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { monthsOfDate } from '#foundation/dates/weekdays.ts';

const genders = ['F', 'M', 'X'] as const;

type Props = { form: FormTexts; countries: readonly { value: string; name: string }[] };

/** The names as they stand; the rest is sealed and empty here, and stays as it is unless something is filled in. */
export function TravellerFields({ form, countries }: Props) {
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
