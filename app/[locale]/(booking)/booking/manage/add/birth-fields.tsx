import { useTranslations } from 'next-intl';
import { FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';

type Props = { form: FormTexts; months: readonly { value: string; name: string }[] };

/** Three fields, because everybody knows a birth date by heart and nobody finds it in a calendar. */
export function BirthFields({ form, months }: Props) {
  const t = useTranslations('common.booking.add');
  const error = form.error('birthDay');
  const part = (name: string) => ({
    id: name,
    name,
    className: fields.input,
    defaultValue: form.value(name),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? 'birthDay-error' : undefined,
  });
  return (
    <fieldset className={`${fields.field} ${fields.half} ${error ? fields.wrong : ''}`}>
      <legend className={fields.label}>{t('birthDate')}</legend>
      {error ? <FieldMessage id="birthDay" text={error} /> : null}
      <div className={fields.birth}>
        <div>
          <label htmlFor="birthDay">{t('day')}</label>
          <input {...part('birthDay')} inputMode="numeric" maxLength={2} />
        </div>
        <div>
          <label htmlFor="birthMonth">{t('month')}</label>
          <select key={form.value('birthMonth')} {...part('birthMonth')}>
            <option value="">{t('pick')}</option>
            {months.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="birthYear">{t('year')}</label>
          <input {...part('birthYear')} inputMode="numeric" maxLength={4} />
        </div>
      </div>
    </fieldset>
  );
}
