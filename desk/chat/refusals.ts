import { requestLocale } from '#foundation/http/request-locale.ts';
import { problem } from '#desk/kernel/problem.ts';
import { text } from '#desk/messages/texts.ts';

/** The status of each refusal, by code. */
const STATUS = {
  token_unknown: 401,
  ended: 409,
  nobody_there: 409,
  assigned: 409,
  not_found: 404,
  colleague_unknown: 422,
  changed_meanwhile: 412,
  key_missing: 400,
  key_reused: 409,
  unreadable: 400,
  too_large: 413,
  too_many_requests: 429,
} as const;

export type RefusalCode = keyof typeof STATUS;

/** A problem document in the caller's language. */
export function refuse(
  request: Request,
  code: RefusalCode,
  more: { retryAfterSeconds?: number } = {},
): Response {
  const detail = text(requestLocale(request), `chat.refusals.${code}`);
  return problem(request, STATUS[code], code, detail, more);
}

/** 429, with the seconds to wait. */
export function slowDown(request: Request, retryAfterSeconds: number): Response {
  return refuse(request, 'too_many_requests', { retryAfterSeconds });
}
