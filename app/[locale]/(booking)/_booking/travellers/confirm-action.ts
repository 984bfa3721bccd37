'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { checkDetails, fieldOf, readValues, toConfirmRequest } from '#lib/booking/details.ts';
import { confirmBooking, getBooking } from '#lib/booking/reservations-client.server.ts';
import { athensDay } from '#lib/dates/athens.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { lookupPath } from '#lib/booking/paths.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, Problem } from '#reservations/contract/index.ts';
import type { DetailsState } from './form-state.ts';
import { holdAgain } from '../hold/hold-again.server.ts';

/**
 * «Ολοκλήρωση κράτησης». Works as a plain form post; every answer but success shows the same form again with what was typed.
 * After an expired hold the same button first takes the same seats again (`intent=rehold`).
 */
export async function confirmDetails(before: DetailsState, form: FormData): Promise<DetailsState> {
  const text = (name: string) => String(form.get(name) ?? '');
  const asked = text('locale');
  const locale = isLocale(asked) ? asked : 'el';
  const state: DetailsState = {
    attempt: before.attempt + 1,
    values: readValues(form),
    errors: [],
    problem: null,
    reference: text('reference'),
    totalCents: null,
  };
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, state.reference);
  if (!credential) redirect(lookupPath(locale, state.reference));
  const found = await getBooking(state.reference, credential, locale);
  if (found.kind !== 'ok') return { ...state, problem: codeOf(found) };
  const errors = checkDetails(state.values, found.value.party, athensDay(new Date()));
  if (errors.length > 0) return { ...state, errors };

  let booking: Booking = found.value;
  let access = credential;
  if (booking.state !== 'held' && text('intent') === 'rehold') {
    const again = await holdAgain(booking, text('key'), locale);
    if (again.kind !== 'ok') return refused(state, again);
    booking = again.value.booking;
    access = again.value.credential;
  }
  const current = { ...state, reference: booking.reference };
  const details = toConfirmRequest(state.values, booking.party);
  // A corrected form is a new request; a second arrival of the same press is not.
  const key = `${text('key')}-${state.attempt}`;
  const answer = await confirmBooking(booking.reference, access, details, key, locale);
  if (answer.kind !== 'ok') return refused(current, answer);
  redirect(paths.bookingConfirmation(locale, booking.reference));
}

type NotOk = { kind: 'refused'; problem: Problem } | { kind: 'unreachable' };

function codeOf(answer: NotOk) {
  return answer.kind === 'refused' ? answer.problem.code : 'engine_down';
}

function refused(state: DetailsState, answer: NotOk): DetailsState {
  const errors =
    answer.kind === 'refused'
      ? (answer.problem.errors ?? []).map(({ field, message }) => ({ field: fieldOf(field), message }))
      : [];
  if (errors.length > 0) return { ...state, errors };
  const totalCents = answer.kind === 'refused' ? (answer.problem.totalCents ?? null) : null;
  return { ...state, problem: codeOf(answer), totalCents };
}
