import type { WrongField } from '#desk/kernel/json-body.ts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { IdempotencyKey } from '#contracts/desk/forms.ts';
import { receive, type Submission } from './receive.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { judge } from './spam/judge.ts';
import { createFormLimits } from './spam/limits.ts';
import { wordsFor } from '#desk/kernel/form-words.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { type FieldProblem, problem } from '#desk/kernel/problem.ts';
import { callerOf } from '#desk/kernel/rate-limit.ts';

/** What a form's own code makes of the body: something to store, or everything that is wrong with it. */
export type Checked = { kind: 'good'; submission: Submission } | { kind: 'wrong'; errors: WrongField[] };

export type FormRoute = {
  path: string;
  maxBytes: number;
  /** `null` when the body cannot be read at all. */
  check(c: Context): Promise<Checked | null>;
};

/**
 * Opens a door for a form: limits by size and by caller, the key that makes retries harmless, a look at whether it may be
 * advertising, and answers in the caller's language that name every wrong field.
 */
export function addFormRoute(app: Hono, parts: DeskParts, { path, maxBytes, check }: FormRoute): void {
  const limits = createFormLimits(parts.limits, path);
  const tooLarge = (c: Context) => problem(c, 413, 'too_large', text(localeOf(c.req.raw), 'forms.tooLarge'));

  app.post(path, bodyLimit({ maxSize: maxBytes, onError: tooLarge }), async (c) => {
    const locale = localeOf(c.req.raw);
    const caller = callerOf(c.req.raw);
    const tooOften = (wait: number, sentence = text(locale, 'answers.tooMany')) => {
      c.header('retry-after', String(wait));
      return problem(c, 429, 'too_many_requests', sentence);
    };
    const early = await limits.attempt(caller);
    if (early > 0) return tooOften(early);
    const key = v.safeParse(IdempotencyKey, c.req.header('idempotency-key'));
    if (!key.success) return problem(c, 400, 'key_missing', text(locale, 'forms.keyMissing'));
    const checked = await check(c);
    if (!checked) return problem(c, 400, 'unreadable', text(locale, 'forms.unreadable'));
    if (checked.kind === 'wrong') {
      const errors = checked.errors.map(({ field, code }): FieldProblem => ({
        field,
        code,
        message: wordsFor(locale, field, code),
      }));
      return problem(c, 422, 'invalid_fields', text(locale, 'forms.invalid'), errors);
    }
    const passage = await limits.store(caller, judge(parts.key, c.req.raw.headers, parts.clock()));
    if (passage.kind === 'wait')
      return tooOften(
        passage.seconds,
        passage.plain ? text(locale, 'forms.tooManyPlain') : text(locale, 'answers.tooMany'),
      );
    const taken = await receive(parts, key.output, checked.submission, passage.verdict);
    if (taken.kind === 'key_reused') return problem(c, 409, 'key_reused', text(locale, 'forms.keyReused'));
    return c.json({ reference: taken.reference, message: text(locale, `forms.${checked.submission.kind}`) });
  });
}
