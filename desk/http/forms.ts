import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { IdempotencyKey } from '#contracts/desk/forms.ts';
import { receive, type Submission } from '../inbox/receive.ts';
import type { DeskParts } from '../options.ts';
import { judge } from '../spam/judge.ts';
import { createFormLimits } from '../spam/limits.ts';
import { formMessages, wordsFor } from './form-words.ts';
import { localeOf, messages } from './messages.ts';
import { type FieldProblem, problem } from './problem.ts';
import { callerOf } from './rate-limit.ts';

/** What a form's own code makes of the body: something to store, or everything that is wrong with it. */
export type Checked = { kind: 'good'; submission: Submission } | { kind: 'wrong'; errors: WrongField[] };
export type WrongField = { field: string; code: string };

export type Door = {
  path: string;
  maxBytes: number;
  /** `null` when the body cannot be read at all. */
  check(c: Context): Promise<Checked | null>;
};

/**
 * Opens a door for a form: limits by size and by caller, the key that makes retries harmless, a look at whether it may be
 * advertising, and answers in the caller's language that name every wrong field.
 */
export function openDoor(app: Hono, parts: DeskParts, { path, maxBytes, check }: Door): void {
  const limits = createFormLimits(parts.limits, path);
  const tooLarge = (c: Context) => problem(c, 413, 'too_large', formMessages[localeOf(c.req.raw)].tooLarge);

  app.post(path, bodyLimit({ maxSize: maxBytes, onError: tooLarge }), async (c) => {
    const locale = localeOf(c.req.raw);
    const words = formMessages[locale];
    const caller = callerOf(c.req.raw);
    const tooOften = (wait: number, sentence = messages[locale].tooMany) => {
      c.header('retry-after', String(wait));
      return problem(c, 429, 'too_many_requests', sentence);
    };
    const early = await limits.attempt(caller);
    if (early > 0) return tooOften(early);
    const key = v.safeParse(IdempotencyKey, c.req.header('idempotency-key'));
    if (!key.success) return problem(c, 400, 'key_missing', words.keyMissing);
    const checked = await check(c);
    if (!checked) return problem(c, 400, 'unreadable', words.unreadable);
    if (checked.kind === 'wrong') {
      const errors = checked.errors.map(({ field, code }): FieldProblem => ({
        field,
        code,
        message: wordsFor(locale, field, code),
      }));
      return problem(c, 422, 'invalid_fields', words.invalid, errors);
    }
    const passage = await limits.store(caller, judge(parts.key, c.req.raw.headers, parts.clock()));
    if (passage.kind === 'wait')
      return tooOften(passage.seconds, passage.plain ? words.tooManyPlain : messages[locale].tooMany);
    const taken = await receive(parts, key.output, checked.submission, passage.verdict);
    if (taken.kind === 'key_reused') return problem(c, 409, 'key_reused', words.keyReused);
    return c.json({ reference: taken.reference, message: words[checked.submission.kind] });
  });
}

/** The first thing that is wrong with each field, in the order of the schema. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[]): WrongField[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    // A field that was not sent at all gives the library's own sentence instead of a code.
    const code = /^[a-z]+$/.test(issue.message) ? issue.message : 'missing';
    if (!errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

/** The body as JSON; undefined when it is none. */
export async function jsonBody(c: Context): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}
