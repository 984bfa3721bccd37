'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatPrice } from '#foundation/money/price.ts';
import type { Party, PaymentMethod } from '#contracts/reservations/index.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { ConnectionLost } from '#app/[locale]/(booking)/booking/_shared/connection-lost.tsx';
import { useFormAction } from '#app/_ui/form/use-form-action.ts';
import { useTyped } from '#app/_ui/form/use-typed.ts';
import { readValues, type Values } from '#lib/booking/details/values.ts';
import { CodeSection } from '#app/[locale]/(booking)/booking/_shared/code-section.tsx';
import { confirmDetails } from './confirm.action.ts';
import { PayChoice, LastButton } from './pay-choice.tsx';
import { CareFields, type Wish } from './care-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type Country, PassengerFields } from './passenger-fields.tsx';
import type * as later from './fill-fields.ts';
import type { Person } from './person.ts';
import { ProblemNotice } from './problem-notice.tsx';
import styles from './travellers.module.css';
import { useDetailsDraft } from './use-details-draft.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { nameOf } from './name-of.ts';
import { VehicleFields } from './vehicle-fields.tsx';

type Props = {
  reference: string;
  party: Party;
  people: readonly Person[];
  countries: readonly Country[];
  /** Names of the months in the right grammatical case, which the server knows. */
  months: readonly string[];
  totalCents: number;
  /** In the operator's time zone. */
  today: string;
  /** Payment methods; none when nothing is due. */
  methods: readonly PaymentMethod[];
  payBy: string | null;
  /** The ship is too full or leaves too soon for unpaid seats. */
  isCardOnly: boolean;
  /** One key for this page; every corrected attempt derives its own from it. */
  idempotencyKey: string;
  title: string;
  phone: string;
  careNote: ReactNode;
  care: readonly Wish[];
  wishes: readonly Wish[];
  /** Values that the form starts with. */
  suggested: Values;
  /** The search with this party, and its sailings; null when they can't be linked to. */
  hrefs: { party: string | null; sailings: string | null };
  heading: ReactNode;
  /** Replaces the form when the hold has expired and nothing was submitted yet; null while the seats are held. */
  expired: ReactNode;
  /** The travellers that the device remembers, in the fields of each passenger. */
  saved: ReactNode;
  /** The choice to remember these. */
  remember: ReactNode;
  pets: ReactNode;
  review: ReactNode;
  terms: ReactNode;
  back: ReactNode;
};

/** Details of all passengers, with the review and the submit button. The same form works without a script. */
export function DetailsForm(props: Props) {
  const { party, people, reference, hrefs } = props;
  const locale = useLocale();
  const t = useTranslations('common.booking.travellers');
  const form = useRef<HTMLFormElement>(null);
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(confirmDetails, {
    attempt: 0,
    values: props.suggested,
    errors: [],
    problem: null,
    detail: null,
    code: null,
    reference,
    totalCents: null,
  });
  useDetailsDraft(form, signature(party), state.attempt === 0);
  const typed = useTyped(form, state.values, readValues);
  const { texts, summary, filledIn, faultsOf, openIndex } = useDetailTexts(state, typed, props);
  const isFewer = summary.length < state.errors.length;
  const router = useRouter();
  const names = party.passengers.map((_, index) => nameOf(typed, index));
  // After the same seats were held again, the page still shows the old booking.
  const over = props.expired !== null && state.reference === reference;
  const isExpiredPage = over && state.attempt === 0;
  const hadForm = useRef(!isExpiredPage);
  useEffect(() => {
    // The expired panel has just replaced the form, perhaps while somebody was typing.
    if (isExpiredPage && hadForm.current) document.getElementById('main')?.focus();
    hadForm.current = !isExpiredPage;
  }, [isExpiredPage]);
  const isEnded = props.expired === null && ENDED.some((each) => each === state.problem);
  useEffect(() => {
    // The hold ended elsewhere, in another tab or by the service's clock: the timer at the top must stop.
    if (isEnded) router.refresh();
  }, [isEnded, router]);
  useEffect(() => {
    // The same seats are held again as another booking: this page continues with that one and its time.
    if (state.reference !== reference)
      router.replace(`?ref=${encodeURIComponent(state.reference)}`, { scroll: false });
  }, [state.reference, reference, router]);
  if (isExpiredPage)
    return (
      <>
        <title>{props.title}</title>
        {props.expired}
      </>
    );
  const problem = state.problem ?? (over ? 'hold_expired' : null);
  const again = over || AGAIN.some((each) => each === problem);
  const codeFailed = state.code !== null && /^(?:wrong|missing)$/.test(state.code.why);
  const failed = connectionLost || summary.length > 0 || problem !== null || codeFailed;
  return (
    <form
      ref={form}
      data-bubble-waits=""
      action={post}
      onSubmit={submit}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name.endsWith('.same'))
          fillFields(({ copyPrevious }) => copyPrevious(target));
      }}
      onPaste={({ target, clipboardData }) => {
        const text = clipboardData.getData('text');
        if (target instanceof HTMLInputElement) fillFields(({ fillPasted }) => fillPasted(target, text));
      }}
      noValidate
    >
      <title>{failed ? t('titleWithError', { title: props.title }) : props.title}</title>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="reference" value={state.reference} />
      <input type="hidden" name="key" value={props.idempotencyKey} />
      <input type="hidden" name="intent" value={again ? 'rehold' : 'confirm'} />
      <input type="hidden" name="agreed" value={state.totalCents ?? props.totalCents} />
      {props.heading}
      {connectionLost ? <ConnectionLost key={failures} /> : null}
      {summary.length > 0 && !connectionLost ? (
        <ErrorSummary
          key={state.attempt}
          title={t('errorsTitle', { count: summary.length })}
          errors={summary}
          quiet={isFewer}
          sumUp={(who, count) => t('errorsOf', { who, count })}
        >
          <output className="visually-hidden">
            {isFewer ? t('errorsLeft', { count: summary.length }) : ''}
          </output>
        </ErrorSummary>
      ) : null}
      <ProblemNotice
        key={`problem-${state.attempt}`}
        problem={problem}
        detail={state.detail}
        wasCents={props.totalCents}
        nowCents={state.totalCents}
        phone={props.phone}
        sailingsHref={hrefs.sailings}
      />
      {state.code && !connectionLost ? (
        <CodeSection
          key={`code-${state.attempt}`}
          step={state.code}
          purpose="agency"
          addressField="contact.email"
          pending={pending}
        />
      ) : null}
      <section>
        <h2>{t('passengersTitle')}</h2>
        <div className={styles.people}>
          {people.map((person, index) => (
            <PassengerFields
              // The party's order never changes; the position is the passenger's identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              person={person}
              countries={props.countries}
              months={props.months}
              name={names[index] ?? ''}
              filled={filledIn(index)}
              faults={faultsOf(index)}
              isOpen={index === openIndex}
              count={people.length}
              partyHref={hrefs.party}
              saved={props.saved}
              texts={texts}
            />
          ))}
        </div>
        {props.remember}
      </section>
      {party.vehicles.length > 0 ? <VehicleFields party={party} names={names} texts={texts} /> : null}
      {props.pets}
      <CareFields names={names} note={props.careNote} care={props.care} wishes={props.wishes} texts={texts} />
      <ContactFields texts={texts} />
      <div className={styles.last} id="review">
        {props.methods.length > 0 ? (
          <PayChoice
            methods={props.methods}
            payBy={props.payBy}
            isCardOnly={props.isCardOnly}
            texts={texts}
          />
        ) : null}
        <section className={styles.section}>
          <h2>{t('reviewTitle')}</h2>
          {props.review}
        </section>
        {props.terms}
        <div className={styles.actions}>
          <LastButton
            total={formatPrice(props.totalCents, locale)}
            pending={pending}
            again={again}
            agreed={state.totalCents === null ? null : formatPrice(state.totalCents, locale)}
          />
        </div>
      </div>
      {props.back}
    </form>
  );
}

/** Few need it, and not at once. Where it doesn't come, people type. */
function fillFields(use: (fields: typeof later) => void): void {
  import('./fill-fields.ts').then(use, () => undefined);
}

const ENDED = ['hold_expired', 'state_conflict'];

/** The seats aren't held any more: the next press holds them again before it completes the booking. */
const AGAIN = [...ENDED, 'price_changed', 'sold_out'];

/**
 * The same number of people with the same vehicles count as the same party, so that a child corrected to an adult keeps
 * what was typed.
 */
function signature(party: Party): string {
  return [party.passengers.length, ...party.vehicles.map((each) => each.category)].join('-');
}
