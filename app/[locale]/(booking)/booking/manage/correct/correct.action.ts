'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import { correctionField, readTraveller, readVehicle } from '#lib/booking/manage/correction.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { correctDetails, type Correction } from '#lib/booking/manage/rights-client.server.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { Booking, Problem } from '#contracts/reservations/index.ts';
import type { CorrectState, CorrectionTarget } from './form-state.ts';

/** Corrects a typing mistake. Every result but success shows the same form again with what was typed. */
export async function correctMistake(before: CorrectState, form: FormData): Promise<CorrectState> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
    ),
  );
  const state: CorrectState = { attempt: before.attempt + 1, values: typed, errors: [], problem: null };
  const found = await readBookingAccess({
    locale: typed['locale'] ?? '',
    reference: typed['reference'] ?? '',
  });
  const { locale, reference, credential } = found;
  if (!credential) redirect(managePath(locale, reference));
  const own: BookingAccess = { locale, reference, credential };
  const booking = await getBooking(reference, credential, locale);
  if (booking.kind !== 'ok') return refused(state, booking, 'surname');
  const target: CorrectionTarget = {
    kind: typed['kind'] === 'vehicle' ? 'vehicle' : 'traveller',
    number: Number(typed['number']),
  };
  const { correction, errors } = read(typed, booking.value, target);
  if (!correction) redirect(managePath(locale, reference, { note: 'notCorrected' }));
  if (errors.length > 0) return { ...state, errors };
  // A corrected form is a new request; a repeated request of the same press isn't.
  const answer = await correctDetails(own, correction, `${typed['key']}-${state.attempt}`);
  if (answer.kind !== 'ok')
    return refused(state, answer, correction.kind === 'traveller' ? 'surname' : 'plate');
  await keepOpen(own, correction);
  redirect(managePath(locale, reference, { note: 'corrected' }));
}

function read(typed: Record<string, string>, booking: Booking, { kind, number }: CorrectionTarget) {
  if (kind === 'traveller') {
    const now = booking.passengers[number];
    if (!now) return { correction: null, errors: [] };
    const { values, errors } = readTraveller(typed, now, athensDay(new Date()));
    return { correction: { kind, number, values }, errors };
  }
  const now = booking.vehicles[number];
  if (!now) return { correction: null, errors: [] };
  const { values, errors } = readVehicle(typed, { plate: now.plate, hasPlate: now.category !== 'BIC' });
  return { correction: { kind, number, values }, errors };
}

/** Correcting the surname with which the booking was opened must not lock the traveller out. */
async function keepOpen({ reference, credential }: BookingAccess, correction: Correction): Promise<void> {
  const surname = correction.kind === 'traveller' ? correction.values.surname : undefined;
  if (credential.kind !== 'surname' || !surname) return;
  const jar = await cookies();
  const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, {
    reference,
    credential: { kind: 'surname', surname },
  });
  jar.set(ACCESS_COOKIE, stored, accessCookieOptions(siteUrl()));
}

function refused(
  state: CorrectState,
  answer: { kind: 'refused'; problem: Problem } | { kind: 'unreachable' },
  fallback: string,
): CorrectState {
  if (answer.kind === 'unreachable' || answer.problem.code === 'engine_down')
    return { ...state, problem: { kind: 'away' } };
  const { code, errors = [], detail } = answer.problem;
  if (code === 'too_many_requests') return { ...state, problem: { kind: 'often' } };
  if (errors.length === 0) return { ...state, problem: { kind: 'refused', text: detail } };
  return {
    ...state,
    errors: errors.map(({ field, message }) => ({ field: correctionField(field, fallback), message })),
  };
}
