'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import * as v from 'valibot';
import {
  ACCESS_COOKIE,
  accessCookieOptions,
  VISITOR_COOKIE,
  VISITOR_HOURS,
  withAccess,
} from '#lib/booking/access.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { openBooking } from '#lib/reservations/client.server.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import { type LookupPuzzle, OpenRequest, parseReference } from '#contracts/reservations/index.ts';

export type LookupError = 'reference' | 'surname' | 'unknown' | 'away' | 'often' | 'slow';
export interface LookupState {
  attempt: number;
  reference: string;
  surname: string;
  error: LookupError | null;
  /** To be solved or waited for, and submitted with the same values. */
  puzzle?: LookupPuzzle | undefined;
}

/** Opens a booking with its reference and a traveller's surname. The response never reveals which of the two was wrong. */
export async function lookUpBooking(before: LookupState, form: FormData): Promise<LookupState> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const language = text('locale');
  const locale = localeOf(language);
  const state = { attempt: before.attempt + 1, reference: text('reference'), surname: text('surname') };
  const reference = parseReference(state.reference);
  if (!reference) return { ...state, error: 'reference' };
  if (!state.surname) return { ...state, error: 'surname' };
  const surname = state.surname.slice(0, 60);
  const jar = await cookies();
  const request = v.safeParse(OpenRequest, {
    surname,
    visitor: jar.get(VISITOR_COOKIE)?.value,
    ...(text('stamp') && {
      proof: { stamp: text('stamp'), ...(text('number') && { number: text('number') }) },
    }),
  });
  const answer = await openBooking(reference, request.success ? request.output : { surname }, locale);
  if (answer.kind === 'unreachable') return { ...state, error: 'away' };
  const received = answer.kind === 'ok' ? answer.value : answer.problem;
  const options = accessCookieOptions(siteUrl());
  if (received.visitor)
    jar.set(VISITOR_COOKIE, received.visitor, { ...options, maxAge: VISITOR_HOURS * 60 * 60 });
  if (answer.kind === 'refused') {
    const { code, puzzle } = answer.problem;
    if (code !== 'too_many_requests') return { ...state, error: 'unknown' };
    return puzzle ? { ...state, error: 'slow', puzzle } : { ...state, error: 'often' };
  }
  const credential = { kind: 'surname' as const, surname, pass: answer.value.pass };
  const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, { reference, credential });
  jar.set(ACCESS_COOKIE, stored, options);
  redirect(managePath(locale, reference));
}
