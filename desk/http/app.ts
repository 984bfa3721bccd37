import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { applicationsDoor } from '../applications/door.ts';
import { cargoDoor } from '../cargo/door.ts';
import { NewsletterRequest, NewsletterToken } from '../contract/newsletter.ts';
import type { InboxOptions } from '../inbox/receive.ts';
import { messagesDoor } from '../messages/door.ts';
import { confirm, type NewsletterOptions, subscribe, unsubscribe } from '../newsletter/subscribers.ts';
import { openDoor } from './forms.ts';
import { localeOf, messages } from './messages.ts';
import { problem } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';

const WINDOW_MS = 10 * 60 * 1000;
const SIGN_UPS_PER_CALLER = 10;

/** The desk's HTTP face. The site forwards the visitor's address in `x-forwarded-for`; only the site can reach us. */
export function createApp(options: NewsletterOptions & InboxOptions): Hono {
  const app = new Hono();
  const limit = createRateLimit({ clock: options.clock, windowMs: WINDOW_MS, max: SIGN_UPS_PER_CALLER });

  app.post('/newsletter', async (c) => {
    const words = messages[localeOf(c.req.raw)];
    const wait = limit.take(c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown');
    if (wait > 0) {
      c.header('retry-after', String(wait));
      return problem(c, 429, 'too_many_requests', words.tooMany);
    }
    const wish = v.safeParse(NewsletterRequest, await body(c));
    if (!wish.success) return problem(c, 422, 'invalid_email', words.invalidEmail);
    await subscribe(options, wish.output);
    return c.json({ id: options.ids(), message: messages[wish.output.locale].subscribed });
  });

  app.post('/newsletter/confirm', async (c) => {
    const words = messages[localeOf(c.req.raw)];
    const given = v.safeParse(NewsletterToken, await body(c));
    const done = given.success && (await confirm(options, given.output.token));
    if (!done) return problem(c, 410, 'token_unknown', words.tokenUnknown);
    return c.json({ message: words.confirmed });
  });

  app.post('/newsletter/unsubscribe', async (c) => {
    const given = v.safeParse(NewsletterToken, await body(c));
    if (given.success) await unsubscribe(options, given.output.token);
    // The same answer for every token: it must not tell whether one exists.
    return c.json({ message: messages[localeOf(c.req.raw)].unsubscribed });
  });

  for (const door of [
    messagesDoor(options.mailTo),
    cargoDoor(options.mailTo, options.clock),
    applicationsDoor(options.mailTo),
  ])
    openDoor(app, options, door);

  app.notFound((c) => problem(c, 404, 'not_found', `No endpoint at ${c.req.path}`));
  return app;
}

async function body(c: Context): Promise<unknown> {
  return c.req.json<unknown>().catch(() => null);
}
