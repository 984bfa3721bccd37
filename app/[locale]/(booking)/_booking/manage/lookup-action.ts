'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import type { Credential } from '#lib/booking/access.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { getBooking } from '#lib/booking/reservations-client.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { siteUrl } from '#lib/site/address.server.ts';
import { parseReference } from '#reservations/contract/index.ts';

export type LookupError = 'reference' | 'surname' | 'unknown' | 'away' | 'often';
export interface LookupState {
  attempt: number;
  reference: string;
  surname: string;
  error: LookupError | null;
}

/** Opens a booking with its reference and a traveller's surname. The answer never says which of the two was wrong. */
export async function lookUpBooking(before: LookupState, form: FormData): Promise<LookupState> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const asked = text('locale');
  const locale = isLocale(asked) ? asked : 'el';
  const state = { attempt: before.attempt + 1, reference: text('reference'), surname: text('surname') };
  const reference = parseReference(state.reference);
  if (!reference) return { ...state, error: 'reference' };
  if (!state.surname) return { ...state, error: 'surname' };
  const credential: Credential = { kind: 'surname', surname: state.surname.slice(0, 60) };
  const answer = await getBooking(reference, credential, locale);
  if (answer.kind === 'unreachable') return { ...state, error: 'away' };
  if (answer.kind === 'refused')
    return { ...state, error: answer.problem.code === 'too_many_requests' ? 'often' : 'unknown' };
  const jar = await cookies();
  const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, { reference, credential });
  jar.set(ACCESS_COOKIE, stored, accessCookieOptions(siteUrl()));
  redirect(managePath(locale, reference));
}
