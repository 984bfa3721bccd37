import { useTranslations } from 'next-intl';
import { FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';

type Props = {
  id: string;
  /** As they follow the number of a day, January first. */
  months: readonly string[];
  fill: (token: string) => string;
  texts: FormTexts;
};

/** Three fields, because everybody knows their birth date by heart and nobody finds it in a calendar. */
export function BirthDateFields({ id, months, fill, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const error = texts.error(`${id}.birthDay`);
  const part = (name: string) => ({
    id: `${id}.${name}`,
    name: `${id}.${name}`,
    className: fields.input,
    defaultValue: texts.value(`${id}.${name}`),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}.birthDay-error` : undefined,
  });
  return (
    <fieldset className={`${fields.field} ${fields.half} ${error ? fields.wrong : ''}`}>
      <legend className={fields.label}>{t('birthDate')}</legend>
      {error ? <FieldMessage id={`${id}.birthDay`} text={error} /> : null}
      <div className={fields.birth}>
        <div>
          <label htmlFor={`${id}.birthDay`}>{t('day')}</label>
          <input {...part('birthDay')} inputMode="numeric" maxLength={2} autoComplete={fill('bday-day')} />
        </div>
        <div>
          <label htmlFor={`${id}.birthMonth`}>{t('month')}</label>
          <select
            key={texts.value(`${id}.birthMonth`)}
            {...part('birthMonth')}
            autoComplete={fill('bday-month')}
          >
            <option value="">{t('pickMonth')}</option>
            {months.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}.birthYear`}>{t('year')}</label>
          <input {...part('birthYear')} inputMode="numeric" maxLength={4} autoComplete={fill('bday-year')} />
        </div>
      </div>
    </fieldset>
  );
}
