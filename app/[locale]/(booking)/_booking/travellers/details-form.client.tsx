'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useActionState, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FieldError } from '#lib/booking/details.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Party } from '#reservations/contract/index.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { CareFields } from './care-fields.tsx';
import { confirmDetails } from './confirm-action.ts';
import { ContactFields } from './contact-fields.tsx';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { PassengerFields } from './passenger-fields.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import styles from './travellers.module.css';
import { useDetailsDraft } from './use-details-draft.ts';
import { VehicleFields } from './vehicle-fields.tsx';

type Props = {
  locale: Locale;
  reference: string;
  party: Party;
  countries: readonly { code: string; name: string }[];
  /** One key for this page; every corrected attempt has its own from it. */
  idempotencyKey: string;
  title: string;
  phone: string;
  heading: ReactNode;
  /** Shown in the form's place when the hold is over and nothing has been sent yet; null while the seats are held. */
  expired: ReactNode;
  review: ReactNode;
  back: ReactNode;
};

/** Details of everybody, with the review and the last button. The same form works before and without any script. */
export function DetailsForm(props: Props) {
  const { locale, party, reference, review, back } = props;
  const t = useTranslations('common.booking.travellers');
  const form = useRef<HTMLFormElement>(null);
  const [state, submit, pending] = useActionState(confirmDetails, {
    attempt: 0,
    values: {},
    errors: [],
    problem: null,
    reference,
    totalCents: null,
  });
  useDetailsDraft(form, signature(party), state.attempt === 0);
  const sentence = (error: FieldError) => ('message' in error ? error.message : t(`error.${error.code}`));
  const errors = state.errors.map((error) => ({ field: error.field, text: sentence(error) }));
  const texts: FormTexts = {
    value: (field) => state.values[field] ?? '',
    error: (field) => errors.find((error) => error.field === field)?.text,
    hasError: (prefix) => errors.some((error) => error.field.startsWith(prefix)),
  };
  // After the same seats were held again the page still speaks of the old booking.
  const over = props.expired !== null && state.reference === reference;
  const problem = state.problem ?? (over ? 'hold_expired' : null);
  const lost = problem === 'hold_expired' || problem === 'state_conflict';
  const failed = errors.length > 0 || problem !== null;
  if (over && state.attempt === 0)
    return (
      <>
        <title>{props.title}</title>
        {props.expired}
      </>
    );
  // React empties a form after its action; sending it by hand leaves every field as it was typed.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => submit(data));
  };
  return (
    <form ref={form} action={submit} onSubmit={send} noValidate>
      <title>{failed ? t('titleWithError', { title: props.title }) : props.title}</title>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="reference" value={state.reference} />
      <input type="hidden" name="key" value={props.idempotencyKey} />
      <input type="hidden" name="intent" value={lost ? 'rehold' : 'confirm'} />
      {props.heading}
      {errors.length > 0 ? (
        <ErrorSummary
          key={state.attempt}
          title={t('errorsTitle', { count: errors.length })}
          errors={errors.map((error) => ({ ...error, text: inContext(error, t) }))}
        />
      ) : null}
      <ProblemNotice problem={problem} totalCents={state.totalCents} locale={locale} phone={props.phone} />
      <section>
        <h2>{t('passengersTitle')}</h2>
        <div className={styles.people}>
          {party.passengers.map((passenger, index) => (
            <PassengerFields
              // The party's order never changes; the position is the passenger's identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              category={passenger.category}
              countries={props.countries}
              texts={texts}
            />
          ))}
        </div>
      </section>
      {party.vehicles.length > 0 ? <VehicleFields party={party} texts={texts} /> : null}
      <CareFields count={party.passengers.length} texts={texts} />
      <ContactFields texts={texts} />
      {review}
      <div className={styles.actions}>
        {back}
        <button className={buttonClasses()} aria-disabled={pending}>
          {pending ? t('sending') : t(lost ? 'reholdAndConfirm' : 'confirm')}
        </button>
      </div>
    </form>
  );
}

function signature(party: Party): string {
  return [...party.passengers, ...party.vehicles].map((each) => each.category).join('-');
}

type Say = ReturnType<typeof useTranslations<'common.booking.travellers'>>;

/** In the summary a message stands alone, so it says whose field it is. */
function inContext(error: { field: string; text: string }, t: Say): string {
  const [group, index] = error.field.split('.');
  const number = Number(index) + 1;
  if (group === 'passengers') return t('ofPassenger', { number, message: error.text });
  if (group === 'vehicles') return t('ofVehicle', { number, message: error.text });
  return error.text;
}
