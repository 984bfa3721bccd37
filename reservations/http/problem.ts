import { text } from '#reservations/messages/texts.ts';
import type { Problem } from '#contracts/reservations/problem.ts';
import type { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Language } from './language.ts';
import { problemStatus } from './problem-status.ts';

/** A refusal as RFC 9457 problem document in the caller's language. */
export function problemResponse(error: DomainError, language: Language): Response {
  const { code } = error;
  const status = problemStatus[code];
  const { errors, segment, resource, totalCents, retryAfterSeconds, puzzle, visitor } = error.extra;
  const body: Problem = {
    type: `urn:meltemi:problem:${code}`,
    code,
    status,
    title: text(language, `problems.${code}.title`),
    detail: error.extra.detail?.[language] ?? text(language, `problems.${code}.detail`),
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
