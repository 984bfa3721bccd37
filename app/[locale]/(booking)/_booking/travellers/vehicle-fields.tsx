import { useTranslations } from 'next-intl';
import type { Party } from '#reservations/contract/index.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';

type Props = { party: Party; texts: FormTexts };

/** Plate and driver of each vehicle. Only adults drive. */
export function VehicleFields({ party, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const drivers = party.passengers.flatMap((passenger, index) =>
    passenger.category === 'ADT' ? [index] : [],
  );
  const text = (id: string, hint?: string) => ({
    ...described(id, hint, texts.error(id)),
    defaultValue: texts.value(id),
  });
  return (
    <section className={styles.section}>
      <h2>{t('vehiclesTitle')}</h2>
      <div className={styles.people}>
        {party.vehicles.map((vehicle, index) => {
          const id = `vehicles.${index}`;
          const only = drivers.length === 1 ? String(drivers[0]) : '';
          return (
            <fieldset key={id} className={`${styles.person} ${texts.hasError(`${id}.`) ? styles.wrong : ''}`}>
              <legend>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <span className={styles.who}>
                  {t('vehicle', { number: index + 1 })}
                  <small>{t(`vehicleCategory.${vehicle.category}`)}</small>
                </span>
              </legend>
              <div className={`${styles.inside} ${fields.grid}`}>
                {vehicle.category === 'BIC' ? null : (
                  <Field
                    id={`${id}.plate`}
                    label={t('plate')}
                    hint={t('plateHint')}
                    error={texts.error(`${id}.plate`)}
                    className={fields.half}
                  >
                    <input
                      {...text(`${id}.plate`, t('plateHint'))}
                      maxLength={15}
                      autoComplete="off"
                      spellCheck={false}
                    />
                  </Field>
                )}
                <Field
                  id={`${id}.driver`}
                  label={t('driver')}
                  error={texts.error(`${id}.driver`)}
                  className={fields.half}
                >
                  <select
                    key={texts.value(`${id}.driver`)}
                    {...text(`${id}.driver`)}
                    defaultValue={texts.value(`${id}.driver`) || only}
                  >
                    <option value="">{t('pick')}</option>
                    {drivers.map((driver) => {
                      const name = `${texts.value(`passengers.${driver}.given`)} ${texts.value(`passengers.${driver}.surname`)}`;
                      return (
                        <option key={driver} value={driver}>
                          {name.trim() || t('passenger', { number: driver + 1 })}
                        </option>
                      );
                    })}
                  </select>
                </Field>
              </div>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
