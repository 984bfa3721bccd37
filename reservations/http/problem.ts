import { problemResponse } from '#foundation/http/problem.ts';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { text } from '#reservations/messages/texts.ts';
import type { Problem } from '#contracts/reservations/problem.ts';
import type { DomainError } from '#reservations/kernel/domain-error.ts';
import { problemStatus } from './problem-status.ts';

/** A refusal as an RFC 9457 problem document in the caller's language. */
export function errorResponse(error: DomainError, request: Request): Response {
  const language = requestLocale(request);
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
  return problemResponse(body, request.headers, {
    'Content-Language': language,
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
}
