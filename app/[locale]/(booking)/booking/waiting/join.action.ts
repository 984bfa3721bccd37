'use server';

import type { FormState } from '#app/_ui/form/form-state.ts';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { accessCookieOptions } from '#lib/booking/access.ts';
import { type CodeAnswer, readCode, startCode } from '#lib/booking/contact/code-step.server.ts';
import type { CodeStep } from '#lib/booking/contact/code-step.ts';
import { joinWaiting } from '#lib/booking/waiting/waiting-client.server.ts';
import { WAITING_COOKIE, withWaiting } from '#lib/booking/waiting/waiting-cookie.ts';
import { checkJoin, toWaitingRequest, type JoinError } from '#lib/booking/waiting/waiting-form.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';

/** `problem` holds the service's message, with a `text` of null when the service didn't respond. */
export interface JoinState extends FormState<JoinError, { text: string | null }> {
  /** A code was sent, and the next submission includes it. */
  code: CodeStep | null;
}

/** Adds the party to the list. Every result but success shows the same form again with what was typed. */
export async function joinList(before: JoinState, form: FormData): Promise<JoinState> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = { email: text('email'), phone: text('phone'), maySplit: text('maySplit') };
  const state: JoinState = {
    attempt: before.attempt + 1,
    values: typed,
    errors: [],
    code: null,
    problem: null,
  };
  const language = text('locale');
  const locale = localeOf(language);
  const errors = checkJoin(typed);
  if (errors.length > 0) return { ...state, errors };
  const search = text('search').slice(0, 2000);
  const request = toWaitingRequest(typed, search, locale);
  if (!request) redirect(paths.booking(locale));
  const about = { address: typed.email.trim(), purpose: 'waiting', locale } as const;
  const read = await readCode(form, about);
  if (read.kind !== 'proofs') return withCode(state, read);
  // A corrected form is a new request; a repeated request of the same press isn't.
  const answer = await joinWaiting(request, `${text('key')}-${state.attempt}`, read.proofs);
  if (answer.kind === 'unreachable') return { ...state, problem: { text: null } };
  if (answer.kind === 'refused') {
    const { code, errors: wrong = [], detail } = answer.problem;
    if (code === 'contact_unverified' && wrong.length === 0)
      return withCode(state, await startCode({ ...about, why: 'sent' }));
    if (wrong.length === 0) return { ...state, problem: { text: detail } };
    return { ...state, errors: wrong.map(({ field, message }) => ({ field: fieldOf(field), message })) };
  }
  const { entry, token } = answer.value;
  const jar = await cookies();
  const stored = withWaiting(jar.get(WAITING_COOKIE)?.value, { id: entry.id, token });
  jar.set(WAITING_COOKIE, stored, accessCookieOptions(siteUrl()));
  redirect(waitingEntryPath(locale, search, { id: entry.id, isNew: true }));
}

/** The form again, with the code section, or with the reason why there is none. */
function withCode(state: JoinState, answer: Exclude<CodeAnswer, { kind: 'proofs' }>): JoinState {
  if (answer.kind === 'step') return { ...state, code: answer.step };
  return { ...state, problem: { text: answer.problem?.detail ?? null } };
}

/** Errors of the party are shown at the question whether it may be split. */
function fieldOf(serviceField: string): string {
  if (serviceField.endsWith('phone')) return 'phone';
  return serviceField.startsWith('contact') ? 'email' : 'maySplit';
}
