import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';

type Props = { count: number; texts: FormTexts };

/** What the crew must prepare, in the traveller's own words. `details` opens without any script. */
export function CareFields({ count, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  return (
    <section className={styles.section}>
      <h2>{t('careTitle')}</h2>
      <p>{t('careText')}</p>
      <div className={styles.care}>
        <img src="/booking/accessibility.webp" alt="" width="720" height="480" loading="lazy" />
        <div>
          {Array.from({ length: count }, (_, index) => {
            const id = `passengers.${index}.specialCare`;
            const typed = texts.value(id);
            return (
              <details key={id} open={typed !== '' || texts.error(id) !== undefined}>
                <summary>{t('passenger', { number: index + 1 })}</summary>
                <div>
                  <Field id={id} label={t('care')} hint={t('careHint')} error={texts.error(id)}>
                    <textarea
                      {...described(id, t('careHint'), texts.error(id))}
                      defaultValue={typed}
                      maxLength={300}
                      rows={3}
                    />
                  </Field>
                </div>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}
