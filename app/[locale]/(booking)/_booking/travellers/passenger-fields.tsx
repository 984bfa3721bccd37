import { useTranslations } from 'next-intl';
import type { PassengerCategory } from '#reservations/contract/index.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { BirthDateFields } from './birth-date-fields.tsx';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './travellers.module.css';

const genders = ['F', 'M', 'X'] as const;

type Props = {
  index: number;
  category: PassengerCategory;
  countries: readonly { code: string; name: string }[];
  texts: FormTexts;
};

/** The five things that the law asks of every passenger, infants included (domain 3.4). */
export function PassengerFields({ index, category, countries, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const id = `passengers.${index}`;
  // Browsers fill in the owner's data; only the first passenger is likely to be the owner.
  const fill = (token: string) => (index === 0 ? token : `section-passenger${index + 1} ${token}`);
  const text = (field: string) => ({
    ...described(`${id}.${field}`, undefined, texts.error(`${id}.${field}`)),
    defaultValue: texts.value(`${id}.${field}`),
  });
  return (
    <fieldset className={`${styles.person} ${texts.hasError(`${id}.`) ? styles.wrong : ''}`}>
      <legend>
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
        <span className={styles.who}>
          {t('passenger', { number: index + 1 })}
          <small>{t(`category.${category}`)}</small>
        </span>
      </legend>
      <div className={`${styles.inside} ${fields.grid}`}>
        <Field
          id={`${id}.surname`}
          label={t('surname')}
          error={texts.error(`${id}.surname`)}
          className={fields.half}
        >
          <input {...text('surname')} autoComplete={fill('family-name')} maxLength={60} spellCheck={false} />
        </Field>
        <Field
          id={`${id}.given`}
          label={t('given')}
          error={texts.error(`${id}.given`)}
          className={fields.half}
        >
          <input {...text('given')} autoComplete={fill('given-name')} maxLength={60} spellCheck={false} />
        </Field>
        <BirthDateFields id={id} fill={fill} texts={texts} />
        <Field
          id={`${id}.gender`}
          label={t('gender')}
          error={texts.error(`${id}.gender`)}
          className={`${fields.quarter} ${fields.pair}`}
        >
          <select key={texts.value(`${id}.gender`)} {...text('gender')} autoComplete={fill('sex')}>
            <option value="">{t('pick')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {t(`genders.${gender}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field
          id={`${id}.nationality`}
          label={t('nationality')}
          error={texts.error(`${id}.nationality`)}
          className={`${fields.quarter} ${fields.pair}`}
        >
          <select
            key={texts.value(`${id}.nationality`)}
            {...text('nationality')}
            autoComplete={fill('country')}
          >
            <option value="">{t('pick')}</option>
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  );
}
