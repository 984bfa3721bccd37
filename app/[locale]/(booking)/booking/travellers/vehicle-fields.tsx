import { useTranslations } from 'next-intl';
import type { Party } from '#contracts/reservations/index.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';

type Props = {
  party: Party;
  /** Names of the passengers, as typed so far. */
  names: readonly string[];
  texts: FormTexts;
};

/** Plate and driver of each vehicle, beside its picture; all are drawn to one scale. Only adults drive. */
export function VehicleFields({ party, names, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const drivers = party.passengers.flatMap((passenger, index) =>
    passenger.category === 'ADT' ? [index] : [],
  );
  const [only = ''] = drivers.length === 1 ? drivers.map(String) : [];
  const text = (id: string, hint?: string) => ({
    ...described(id, hint, texts.error(id)),
    defaultValue: texts.value(id),
    required: true,
  });
  return (
    <section className={styles.section}>
      <h2>{t('vehiclesTitle')}</h2>
      <div className={styles.people}>
        {party.vehicles.map((vehicle, index) => {
          const id = `vehicles.${index}`;
          return (
            <fieldset
              key={id}
              className={`${styles.person} ${styles.vehicle} ${texts.hasError(`${id}.`) ? styles.wrong : ''}`}
            >
              <legend className="visually-hidden">{t('vehicle', { number: index + 1 })}</legend>
              <div className={styles.car}>
                <img src={`/booking/vehicles/${vehicle.category}.svg`} alt="" width="240" height="126" />
                <p className={styles.who}>
                  {t(`vehicleCategory.${vehicle.category}`)}
                  <small>{t('vehicle', { number: index + 1 })}</small>
                </p>
              </div>
              <div className={fields.grid}>
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
                      autoCapitalize="characters"
                      spellCheck={false}
                    />
                  </Field>
                )}
                <Field
                  id={`${id}.driver`}
                  label={t(vehicle.category === 'BIC' ? 'owner' : 'driver')}
                  error={texts.error(`${id}.driver`)}
                  className={fields.half}
                >
                  <select
                    key={texts.value(`${id}.driver`)}
                    {...text(`${id}.driver`)}
                    defaultValue={texts.value(`${id}.driver`) || only}
                  >
                    <option value="">{t('pick')}</option>
                    {drivers.map((driver) => (
                      <option key={driver} value={driver}>
                        {names[driver] || t('passenger', { number: driver + 1 })}
                      </option>
                    ))}
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
