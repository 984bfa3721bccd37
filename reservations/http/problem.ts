import type { Problem } from '#contracts/reservations/problem.ts';
import type { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Language } from './language.ts';
import { problems } from './problem-texts.ts';

/** A refusal as RFC 9457 problem document in the caller's language. */
export function problemResponse(error: DomainError, language: Language): Response {
  const { status, title, detail } = problems[error.code];
  const { errors, segment, resource, totalCents, retryAfterSeconds, puzzle, visitor } = error.extra;
  const body: Problem = {
    type: `urn:meltemi:problem:${error.code}`,
    code: error.code,
    status,
    title: title[language],
    detail: (error.extra.detail ?? detail)[language],
    ...(errors && {
      errors: errors.map(({ field, code, message }) => ({ field, code, message: message[language] })),
    }),
    ...(segment !== undefined && { segment }),
    ...(resource !== undefined && { resource }),
    ...(totalCents !== undefined && { totalCents }),
    ...(puzzle !== undefined && { puzzle }),
    ...(visitor !== undefined && { visitor }),
  };
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Content-Language': language });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status, headers });
}
