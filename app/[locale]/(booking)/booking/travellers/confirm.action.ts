'use server';

import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { type CodeAnswer, readCode, startCode } from '#lib/booking/contact/code-step.server.ts';
import { checkDetails } from '#lib/booking/details/check.ts';
import { fieldOf, paymentMethod, toConfirmRequest } from '#lib/booking/details/request.ts';
import { type DetailsError, readValues } from '#lib/booking/details/values.ts';
import { paymentPath } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { confirmBooking, extendHold, getBooking } from '#lib/reservations/client.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, Problem } from '#contracts/reservations/index.ts';
import type { DetailsState } from './form-state.ts';
import { holdAgain } from './hold-again.server.ts';
import { afterwards, paymentChoice } from './payment.ts';

/**
 * Submits the booking. Works as a plain form post; every result but success shows the same form again with what was
 * typed. After an expired hold the same button first holds the same seats again (`intent=rehold`), at the price that
 * was agreed to.
 */
export async function confirmDetails(before: DetailsState, form: FormData): Promise<DetailsState> {
  const text = (name: string) => String(form.get(name) ?? '');
  const language = text('locale');
  const locale = localeOf(language);
  const state: DetailsState = {
    attempt: before.attempt + 1,
    values: readValues(form),
    errors: [],
    problem: null,
    detail: null,
    code: null,
    reference: text('reference'),
    totalCents: null,
  };
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, state.reference);
  if (!credential) redirect(lookupPath(locale, state.reference));
  const found = await getBooking(state.reference, credential, locale);
  if (found.kind !== 'ok') return { ...state, problem: codeOf(found) };
  if (isSold(found.value)) redirect(paths.bookingConfirmation(locale, state.reference));
  // Where no script runs, this form asks for more time itself, so that nothing typed is lost.
  if (form.has('longer')) {
    await extendHold(state.reference, credential, locale);
    return state;
  }
  const network = await getNetwork();
  const known = network.kind === 'ok' ? (network.value.entitlements ?? []) : [];
  const errors = checkDetails(state.values, found.value.party, {
    today: athensDay(new Date()),
    askMan: known.filter(({ asks }) => asks === 'man').map(({ code }) => code),
  });
  if (errors.length > 0) return { ...state, errors };

  const method = paymentMethod(state.values);
  const address = (state.values['contact.email'] ?? '').trim();
  const about = { address, purpose: 'agency', locale } as const;
  const typed = method === 'agency' ? await readCode(form, about) : { kind: 'proofs' as const, proofs: [] };
  if (typed.kind !== 'proofs') return withCode(state, typed);

  let booking: Booking = found.value;
  let access = credential;
  const isOver = booking.state !== 'held' && booking.state !== 'paying';
  if (isOver && text('intent') === 'rehold') {
    const agreedCents = Number.parseInt(text('agreed'), 10) || booking.quote.totalCents;
    const again = await holdAgain(booking, agreedCents, text('key'), locale);
    if (again.kind !== 'ok') return refused(state, again);
    booking = again.value.booking;
    access = again.value.credential;
  }
  const { reference } = booking;
  // The crew reads Greek, whatever the traveller's language.
  const tNeeds = await getTranslations({ locale: 'el', namespace: 'common.booking.travellers.needs' });
  const details = toConfirmRequest(state.values, booking.party, {
    wheelchair: tNeeds('wheelchair'),
    escort: tNeeds('escort'),
    senses: tNeeds('senses'),
  });
  const payment = paymentChoice(method, locale, reference);
  // A corrected form is a new request; a repeated request of the same press isn't.
  const key = `${text('key')}-${state.attempt}`;
  const answer = await confirmBooking(reference, access, { ...details, payment }, key, typed.proofs, locale);
  if (answer.kind === 'ok') redirect(afterwards(answer.value, locale));
  // The payer has completed the payment in another tab, and the money is under way.
  if (booking.state === 'paying' && codeOf(answer) === 'state_conflict')
    redirect(paymentPath(locale, reference));
  const needsCode = codeOf(answer) === 'contact_unverified' && details.contact.email !== null;
  if (needsCode) return withCode({ ...state, reference }, await startCode({ ...about, why: 'sent' }));
  return refused({ ...state, reference }, answer);
}

/** The form again, with the code section, or with the reason why there is none. */
function withCode(state: DetailsState, answer: Exclude<CodeAnswer, { kind: 'proofs' }>): DetailsState {
  if (answer.kind === 'step') return { ...state, code: answer.step };
  const { problem } = answer;
  return { ...state, problem: problem?.code ?? 'engine_down', detail: problem?.detail ?? null };
}

type NotOk = { kind: 'refused'; problem: Problem } | { kind: 'unreachable' };

function codeOf(answer: NotOk) {
  return answer.kind === 'refused' ? answer.problem.code : 'engine_down';
}

function isSold({ state }: Booking): boolean {
  return state === 'confirmed' || state === 'ticketed' || state === 'open';
}

function refused(state: DetailsState, answer: NotOk): DetailsState {
  const errors =
    answer.kind === 'refused'
      ? (answer.problem.errors ?? []).map(({ field, code, message }): DetailsError => ({
          field: fieldOf(field),
          message,
          rule: code,
        }))
      : [];
  if (errors.length > 0) return { ...state, errors };
  const totalCents = answer.kind === 'refused' ? (answer.problem.totalCents ?? null) : null;
  const detail = answer.kind === 'refused' ? answer.problem.detail : null;
  return { ...state, problem: codeOf(answer), detail, totalCents };
}
