import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { Phone } from '#app/_ui/icon/icons.tsx';
import { careNeeds } from '#lib/booking/details/care.ts';
import styles from './care-fields.module.css';
import page from './travellers.module.css';

type Props = { names: readonly string[]; phone: string; texts: FormTexts };

/** What the crew must prepare: checkboxes for the common needs, free text for the rest. Opens without a script. */
export function CareFields({ names, phone, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  return (
    <details
      className={`${page.section} ${styles.optional}`}
      open={names.some((_, index) => needsCare(index, texts))}
    >
      <summary>
        <h2>{t('careTitle')}</h2>
        <span>{t('careText')}</span>
      </summary>
      <div className={styles.care}>
        <img src="/booking/accessibility.webp" alt="" width="720" height="480" loading="lazy" />
        <div>
          {names.map((name, index) => {
            const id = `passengers.${index}.specialCare`;
            const need = (which: string) => `passengers.${index}.care.${which}`;
            return (
              <details key={id} open={names.length === 1 || needsCare(index, texts)}>
                <summary>{name || t('passenger', { number: index + 1 })}</summary>
                <div>
                  {careNeeds.map((each) => (
                    <label key={each} className={fields.check}>
                      <input
                        type="checkbox"
                        name={need(each)}
                        value="yes"
                        defaultChecked={texts.value(need(each)) === 'yes'}
                      />
                      <span>{t(`needs.${each}`)}</span>
                    </label>
                  ))}
                  <Field id={id} label={t('care')} error={texts.error(id)}>
                    <textarea
                      {...described(id, undefined, texts.error(id))}
                      defaultValue={texts.value(id)}
                      maxLength={200}
                      rows={2}
                    />
                  </Field>
                </div>
              </details>
            );
          })}
          <p className={styles.note}>
            <Phone className="icon" />
            <span>{t('careNote', { phone })}</span>
          </p>
        </div>
      </div>
    </details>
  );
}

/** Whether anything was said about a passenger's needs, or is wrong with it. */
function needsCare(index: number, texts: FormTexts): boolean {
  const id = `passengers.${index}`;
  return (
    texts.value(`${id}.specialCare`) !== '' ||
    texts.error(`${id}.specialCare`) !== undefined ||
    careNeeds.some((each) => texts.value(`${id}.care.${each}`) === 'yes')
  );
}
