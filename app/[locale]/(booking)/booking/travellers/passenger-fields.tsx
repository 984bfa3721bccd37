import { useTranslations } from 'next-intl';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { DetailTexts } from './form-state.ts';
import styles from './travellers.module.css';
import { BirthDateFields } from './birth-date-fields.tsx';
import { ClaimFields } from './concession-fields.tsx';
import { type Country, CountryOptions } from './country-options.tsx';
import type { Person } from './person.ts';
import { PersonHead } from './person-head.tsx';

const genders = ['F', 'M', 'X'] as const;

type Props = {
  index: number;
  person: Person;
  countries: readonly Country[];
  months: readonly string[];
  /** As typed until now. */
  name: string;
  /** «12 Σεπτεμβρίου 1988, Ελλάδα» once all is there and right: then the fields may rest. */
  filled: string | null;
  /** Where the party is changed: a wrong age asks for another ticket. */
  partyHref: string | null;
  texts: DetailTexts;
};

/** The five things that the law asks of every passenger, infants included (domain 3.4), and what their ticket asks for. */
export function PassengerFields(props: Props) {
  const { index, person, countries, months, name, filled, partyHref, texts } = props;
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
      <legend className="visually-hidden">{t('passenger', { number: index + 1 })}</legend>
      <details className={styles.fold} open={filled === null}>
        <PersonHead index={index} person={person} name={name} filled={filled} />
        <div className={`${styles.inside} ${fields.grid}`}>
          {index > 0 ? (
            <label className={`${fields.check} ${fields.whole}`}>
              <input
                type="checkbox"
                name={`${id}.same`}
                value="yes"
                defaultChecked={texts.value(`${id}.same`) === 'yes'}
              />
              <span>{t('same', { number: index })}</span>
            </label>
          ) : null}
          <Field
            id={`${id}.surname`}
            label={t('surname')}
            error={texts.error(`${id}.surname`)}
            className={fields.half}
          >
            <input
              {...text('surname')}
              autoComplete={fill('family-name')}
              maxLength={60}
              spellCheck={false}
            />
          </Field>
          <Field
            id={`${id}.given`}
            label={t('given')}
            error={texts.error(`${id}.given`)}
            className={fields.half}
          >
            <input {...text('given')} autoComplete={fill('given-name')} maxLength={60} spellCheck={false} />
          </Field>
          <BirthDateFields id={id} months={months} fill={fill} texts={texts} />
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
              <CountryOptions countries={countries} />
            </select>
          </Field>
          {partyHref && texts.rule(`${id}.birthDay`) === 'age_mismatch' ? (
            <p className={`${fields.whole} ${styles.advice}`}>
              {t('ageAdvice')} <a href={partyHref}>{t('changeParty')}</a>
            </p>
          ) : null}
          <ClaimFields id={id} person={person} texts={texts} />
        </div>
      </details>
    </fieldset>
  );
}
