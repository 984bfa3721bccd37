import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';

type Props = {
  form: FormTexts;
  drivers: readonly { value: string; name: string }[];
  /** A bicycle has none. */
  hasPlate: boolean;
};

/** The plate as it stands, and who drives: the driver stays unless another is named. */
export function VehicleFields({ form, drivers, hasPlate }: Props) {
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
