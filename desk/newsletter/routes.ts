import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { BucketRule } from '#foundation/limits/buckets.ts';
import { NewsletterRequest, NewsletterToken } from '#contracts/desk/newsletter.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import { callerOf } from '#desk/kernel/rate-limit.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { noteSignUp } from './sign-up.ts';
import { confirm, unsubscribe } from './subscribers.ts';

const SIGN_UPS: BucketRule = { name: 'newsletter sign-ups', most: 10, seconds: 10 * 60, fill: 'whole' };
/** An address or a token is short. */
const MAX_BYTES = 8 * 1024;

/** Signing up, the second yes, and leaving. */
export function newsletterRoutes(app: Hono, parts: DeskParts): void {
  const { db, clock, ids, events } = parts;
  const small = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => problem(c, 413, 'too_large', text(localeOf(c.req.raw), 'answers.newsletterTooLarge')),
  });

  app.post('/newsletter', small, async (c) => {
    const locale = localeOf(c.req.raw);
    const tooOften = (seconds: number, code: string, detail: string) => {
      c.header('retry-after', String(seconds));
      return problem(c, 429, code, detail);
    };
    const wait = await parts.limits.take(SIGN_UPS, callerOf(c.req.raw));
    if (wait > 0) return tooOften(wait, 'too_many_requests', text(locale, 'answers.tooMany'));
    const wish = v.safeParse(NewsletterRequest, await body(c));
    if (!wish.success) return problem(c, 422, 'invalid_email', text(locale, 'answers.invalidEmail'));
    const noted = await noteSignUp(db, wish.output, clock());
    if (noted.kind === 'full')
      return tooOften(noted.seconds, 'too_many_sign_ups', text(locale, 'answers.tooManySignUps'));
    events.tell({ kind: 'mail' });
    return c.json({ id: ids(), message: text(wish.output.locale, 'answers.subscribed') });
  });

  app.post('/newsletter/confirm', small, async (c) => {
    const locale = localeOf(c.req.raw);
    const given = v.safeParse(NewsletterToken, await body(c));
    const done = given.success && (await confirm(parts, given.output.token));
    if (!done) return problem(c, 410, 'token_unknown', text(locale, 'answers.tokenUnknown'));
    return c.json({ message: text(locale, 'answers.confirmed') });
  });

  app.post('/newsletter/unsubscribe', small, async (c) => {
    const given = v.safeParse(NewsletterToken, await body(c));
    if (given.success) await unsubscribe(parts, given.output.token);
    // The same answer for every token: it must not tell whether one exists.
    return c.json({ message: text(localeOf(c.req.raw), 'answers.unsubscribed') });
  });
}

async function body(c: Context): Promise<unknown> {
  return c.req.json<unknown>().catch(() => null);
}
