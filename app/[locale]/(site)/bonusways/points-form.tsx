import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { type BonusField, type BonusReading, MAX_TRAVELLERS } from '#lib/bonus/question.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Port } from '#contracts/reservations/index.ts';
import styles from './points-form.module.css';

type Props = {
  ports: readonly Pick<Port, 'code' | 'name' | 'destinations'>[];
  reading: BonusReading;
  errorOf?: (field: BonusField) => string | undefined;
};

/** The calculator: a plain GET form, so that a result can be linked and Back works. */
export async function PointsForm({ ports, reading, errorOf = () => undefined }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  const { values } = reading;
  const select = (field: 'from' | 'to' | 'adults' | 'children', options: readonly [string, string][]) => (
    <Field id={field} label={t(field)} error={errorOf(field)}>
      {/* A new key with every result: React keeps the value of a field, which the result may have corrected. */}
      <select
        {...described(field, undefined, errorOf(field))}
        key={values[field]}
        defaultValue={values[field]}
        autoComplete="off"
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
  const numbers = (first: number, last: number): [string, string][] =>
    Array.from({ length: last - first + 1 }, (_, index) => [String(first + index), String(first + index)]);
  const portOptions: [string, string][] = [
    ['', t('choosePort')],
    ...ports
      .filter(({ destinations }) => destinations.length > 0)
      .map(({ code, name }): [string, string] => [code, name[locale]]),
  ];
  return (
    <form
      action={paths.bonusPoints(locale)}
      method="get"
      className={styles.form}
      data-bubble-waits=""
      noValidate
    >
      {select('from', portOptions)}
      {select('to', portOptions)}
      {select('adults', numbers(1, MAX_TRAVELLERS))}
      {select('children', numbers(0, MAX_TRAVELLERS - 1))}
      <Choice name="way" legend={t('way')} chosen={values.way === 'single' ? 'single' : 'return'}>
        {[
          ['return', t('return')],
          ['single', t('single')],
        ]}
      </Choice>
      <Choice name="class" legend={t('class')} chosen={values.class === 'VIP' ? 'VIP' : 'ECO'}>
        {[
          ['ECO', t('ECO')],
          ['VIP', t('VIP')],
        ]}
      </Choice>
      <div className={styles.submit}>
        <button type="submit" className={buttonClasses()}>
          {t('calculate')}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { name: BonusField; legend: string; chosen: string; children: string[][] };

function Choice({ name, legend, chosen, children }: ChoiceProps) {
  return (
    <fieldset className={`${fields.field} ${styles.choice}`}>
      <legend className={fields.label}>{legend}</legend>
      <div>
        {children.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
