import type { Context } from 'hono';
import { localeOf } from '#desk/kernel/messages.ts';
import { text } from '#desk/messages/texts.ts';
import { problem } from '#desk/kernel/problem.ts';

/** Why the chat says no, by code. */
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
export function refuse(c: Context, code: RefusalCode): Response {
  return problem(c, STATUS[code], code, text(localeOf(c.req.raw), `chat.refusals.${code}`));
}

/** 429, with the seconds after which it may go on. */
export function slowDown(c: Context, seconds: number): Response {
  c.header('retry-after', String(seconds));
  return refuse(c, 'too_many_requests');
}
