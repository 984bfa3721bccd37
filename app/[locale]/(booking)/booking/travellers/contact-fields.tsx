import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';

/**
 * Used only to send the tickets and to announce changes of a sailing. Both may be refused, and the refusal is recorded
 * (domain 3.4).
 */
export function ContactFields({ texts }: { texts: FormTexts }) {
  const t = useTranslations('common.booking.travellers');
  const text = (id: string) => ({
    ...described(id, undefined, texts.error(id)),
    defaultValue: texts.value(id),
  });
  return (
    <section className={styles.section}>
      <h2>{t('contactTitle')}</h2>
      <p>{t('contactText')}</p>
      <div className={`${styles.contact} ${fields.grid}`}>
        <Field
          id="contact.email"
          label={t('email')}
          error={texts.error('contact.email')}
          className={fields.half}
        >
          <input
            {...text('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        </Field>
        <Field
          id="contact.phone"
          label={t('phone')}
          error={texts.error('contact.phone')}
          className={fields.half}
        >
          <input {...text('contact.phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </div>
      <label className={`${fields.check} ${styles.refuse}`}>
        <input
          type="checkbox"
          name="contact.refused"
          value="yes"
          defaultChecked={texts.value('contact.refused') === 'yes'}
        />
        <span>{t('refused')}</span>
      </label>
      <p className={styles.aside}>{t('refusedText')}</p>
    </section>
  );
}
