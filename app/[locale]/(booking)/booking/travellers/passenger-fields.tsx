import { useTranslations } from 'next-intl';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { DetailTexts } from './form-state.ts';
import styles from './travellers.module.css';
import type { Person } from './person.ts';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { memo, type ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { lead } from '#app/_ui/form/error-summary.client.tsx';
import { CircleCheck } from '#app/_ui/icon/icons.tsx';

const genders = ['F', 'M', 'X'] as const;

type Props = {
  index: number;
  person: Person;
  countries: readonly Country[];
  months: readonly string[];
  /** As typed so far. */
  name: string;
  /** «12 Σεπτεμβρίου 1988, Ελλάδα» once all fields are filled in and nothing is known to be wrong. */
  filled: string | null;
  /** Errors that are left. */
  faults: number;
  isOpen: boolean;
  /** How many passengers there are: of several, the browser keeps one open at a time. */
  count: number;
  /** Where the party is changed: another age needs another ticket. */
  partyHref: string | null;
  /** The travellers that the device remembers. */
  saved: ReactNode;
  texts: DetailTexts;
};

/**
 * The five details that the law requires of every passenger, infants included (domain 3.4), and those that their ticket
 * needs.
 */
export function PassengerFields(props: Props) {
  const { index, person, countries, months, name, filled, faults, isOpen, count, partyHref, saved, texts } =
    props;
  const t = useTranslations('common.booking.travellers');
  const id = `passengers.${index}`;
  // Browsers autofill the owner's data; only the first passenger is likely to be the owner.
  const fill = (token: string) => (index === 0 ? token : `section-passenger${index + 1} ${token}`);
  const text = (field: string) => ({
    ...described(`${id}.${field}`, undefined, texts.error(`${id}.${field}`)),
    defaultValue: texts.value(`${id}.${field}`),
    required: true,
  });
  return (
    <fieldset className={`${styles.person} ${faults > 0 ? styles.wrong : ''}`}>
      <legend className="visually-hidden">{t('passenger', { number: index + 1 })}</legend>
      <details className={styles.fold} name={count > 1 ? 'passenger' : undefined} open={isOpen}>
        <PersonHead index={index} person={person} name={name} filled={filled} faults={faults} />
        <div className={`${styles.inside} ${fields.grid}`}>
          {saved}
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
          {index + 1 < count ? (
            <a
              href={`#passengers.${index + 1}.surname`}
              className={`${buttonClasses({ tone: 'line' })} ${fields.whole} ${styles.next}`}
              onClick={(event) => lead(event, `passengers.${index + 1}.surname`)}
            >
              {t('next', { number: index + 2 })}
            </a>
          ) : null}
        </div>
      </details>
    </fieldset>
  );
}

type BirthDateFieldsProps = {
  id: string;
  /** In the form that follows the day's number, January first. */
  months: readonly string[];
  fill: (token: string) => string;
  texts: FormTexts;
};

/** Three fields, because people know birth dates by heart, and a calendar makes them hard to enter. */
function BirthDateFields({ id, months, fill, texts }: BirthDateFieldsProps) {
  const t = useTranslations('common.booking.travellers');
  const error = texts.error(`${id}.birthDay`);
  const part = (name: string) => ({
    id: `${id}.${name}`,
    name: `${id}.${name}`,
    className: fields.input,
    defaultValue: texts.value(`${id}.${name}`),
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}.birthDay-error` : undefined,
  });
  return (
    <fieldset className={`${fields.field} ${fields.half} ${error ? fields.wrong : ''}`}>
      <legend className={fields.label}>{t('birthDate')}</legend>
      {error ? <FieldMessage id={`${id}.birthDay`} text={error} /> : null}
      <div className={fields.birth}>
        <div>
          <label htmlFor={`${id}.birthDay`}>{t('day')}</label>
          <input {...part('birthDay')} inputMode="numeric" maxLength={2} autoComplete={fill('bday-day')} />
        </div>
        <div>
          <label htmlFor={`${id}.birthMonth`}>{t('month')}</label>
          <select
            key={texts.value(`${id}.birthMonth`)}
            {...part('birthMonth')}
            autoComplete={fill('bday-month')}
          >
            <option value="">{t('pickMonth')}</option>
            {months.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}.birthYear`}>{t('year')}</label>
          <input {...part('birthYear')} inputMode="numeric" maxLength={4} autoComplete={fill('bday-year')} />
        </div>
      </div>
    </fieldset>
  );
}

type ConcessionFieldsProps = { id: string; person: Person; texts: FormTexts };

/** The number that a claimed discount needs, and what to show on board. Any islander may have the ΜΑΝ on the ticket. */
function ClaimFields({ id, person: { claim, proofs }, texts }: ConcessionFieldsProps) {
  const t = useTranslations('common.booking.travellers');
  const asks = claim?.asks ?? null;
  const man = (hint: string) => (
    <Field id={`${id}.man`} label={t('man')} hint={hint} error={texts.error(`${id}.man`)}>
      <input
        {...described(`${id}.man`, hint, texts.error(`${id}.man`))}
        defaultValue={texts.value(`${id}.man`)}
        required={asks === 'man'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
    </Field>
  );
  return (
    <div className={`${fields.whole} ${styles.claim}`}>
      {asks === 'man' ? man(t('manRequired')) : null}
      {asks === 'card' ? (
        <Field id={`${id}.card`} label={t('card')} hint={t('cardHint')} error={texts.error(`${id}.card`)}>
          <input
            {...described(`${id}.card`, t('cardHint'), texts.error(`${id}.card`))}
            defaultValue={texts.value(`${id}.card`)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
      ) : null}
      {claim && !claim.isUsed ? <p>{t('claimUnused', { name: claim.name })}</p> : null}
      {proofs.length > 0 ? (
        <p>
          <b>{t('onBoard')}</b>
          {` ${proofs.join(' ')}`}
        </p>
      ) : null}
      {asks === 'man' ? null : (
        <details
          className={styles.more}
          open={texts.value(`${id}.man`) !== '' || texts.error(`${id}.man`) !== undefined}
        >
          <summary>{t('islander')}</summary>
          {man(t('manHint'))}
        </details>
      )}
    </div>
  );
}

type PersonHeadProps = { index: number; person: Person; name: string; filled: string | null; faults: number };

/** The line of a passenger list: name, category and price. It opens and closes the fields without a script. */
function PersonHead({ index, person, name, filled, faults }: PersonHeadProps) {
  const t = useTranslations('common.booking.travellers');
  const number = t('passenger', { number: index + 1 });
  const category = t(`category.${person.category}`);
  const facts = [person.claim?.name, filled].filter(Boolean);
  return (
    <summary className={styles.head}>
      <span className={styles.number} aria-hidden>
        {filled === null ? index + 1 : <CircleCheck />}
      </span>
      <span className={styles.who}>
        {name || number}
        <small>{unbroken([category, ...facts].join(' · '))}</small>
        {faults > 0 ? <small className={styles.faults}>{t('errorsTitle', { count: faults })}</small> : null}
      </span>
      <span className={`${styles.price} num`}>{person.price}</span>
      {filled === null ? (
        <span className={styles.chevron} aria-hidden />
      ) : (
        <span className={styles.edit}>
          {t('edit')}
          <span className="visually-hidden"> – {name || number}</span>
        </span>
      )}
    </summary>
  );
}

export type Country = { code: string; name: string };

/** Two hundred options for each passenger: memoised, so that other changes on the page don't render them again. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
