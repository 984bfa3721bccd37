import { useTranslations } from 'next-intl';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import type { AdditionKind } from '#lib/booking/manage/change/addition.ts';

type Choice = { value: string; name: string };
export type Choices = Readonly<
  Record<'category' | 'driver' | 'gender' | 'nationality' | 'month' | 'claim', Choice[]>
>;
const LONGEST = { surname: 60, given: 60, plate: 15, man: 30 } as const;

type Props = { kind: AdditionKind; form: FormTexts; choices: Choices };

/** Only what the law or the vehicle deck requires for an added person, vehicle or pet (domain 3.4). */
export function AddFields({ kind, form, choices }: Props) {
  const t = useTranslations('common.booking.add');
  const input = (name: 'surname' | 'given' | 'plate' | 'man', hint?: string) => (
    <Field id={name} label={t(name)} hint={hint} error={form.error(name)} className={fields.half}>
      <input
        {...described(name, hint, form.error(name))}
        defaultValue={form.value(name)}
        required={name !== 'man'}
        maxLength={LONGEST[name]}
        inputMode={name === 'man' ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
  const select = (
    name: 'category' | 'driver' | 'gender' | 'nationality' | 'claim',
    label: string,
    { size = fields.half, none = t('pick'), hint }: { size?: string; none?: string; hint?: string } = {},
  ) => (
    <Field id={name} label={label} hint={hint} error={form.error(name)} className={size}>
      <select
        key={form.value(name)}
        {...described(name, hint, form.error(name))}
        defaultValue={form.value(name)}
        required={name !== 'claim'}
      >
        <option value="">{none}</option>
        {choices[name].map(({ value, name: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <div className={fields.grid}>
      {kind === 'passenger' ? <p className={`${fields.hint} ${fields.whole}`}>{t('nameHint')}</p> : null}
      {kind === 'passenger' ? null : select('category', t(`category.${kind}`))}
      {kind === 'vehicle' ? (
        <>
          {select('driver', t('driver'))}
          {input('plate', t('plateHint'))}
        </>
      ) : null}
      {kind === 'passenger' ? (
        <>
          {input('surname')}
          {input('given')}
          <BirthFields form={form} months={choices.month} />
          {select('gender', t('gender'), { size: `${fields.quarter} ${fields.pair}` })}
          {select('nationality', t('nationality'), { size: `${fields.quarter} ${fields.pair}` })}
          {choices.claim.length > 0
            ? select('claim', t('claim'), { none: t('claimNone'), hint: t('claimHint') })
            : null}
          {input('man', t('manHint'))}
        </>
      ) : null}
    </div>
  );
}

type BirthFieldsProps = { form: FormTexts; months: readonly { value: string; name: string }[] };

/** Three fields, because people know birth dates by heart, and a calendar makes them hard to enter. */
function BirthFields({ form, months }: BirthFieldsProps) {
  const t = useTranslations('common.booking.add');
  const error = form.error('birthDay');
  const part = (name: string) => ({
    id: name,
    name,
    className: fields.input,
    defaultValue: form.value(name),
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? 'birthDay-error birthDay-hint' : 'birthDay-hint',
  });
  return (
    <fieldset className={`${fields.field} ${fields.half} ${error ? fields.wrong : ''}`}>
      <legend className={fields.label}>{t('birthDate')}</legend>
      <p id="birthDay-hint" className={fields.hint}>
        {t('birthHint')}
      </p>
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
