import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { InputError } from '#foundation/http/input-error.ts';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { mountRoutes } from '#foundation/http/route.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { createChatContext } from '#desk/chat/context.ts';
import { ResponseError } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { inputProblem } from '#desk/kernel/input-problem.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { problem } from '#desk/kernel/problem.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import { mailboxRoutes } from '#desk/mail/mailbox/routes.ts';
import { routes } from './routes.ts';

/** The desk over HTTP. The site forwards the visitor's address in `x-forwarded-for`; only the site can reach the desk. */
export function createApp(parts: DeskParts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const { raw } = c.req;
    // PostgreSQL can't store it in a text, so nothing has such a name.
    if (raw.url.includes('%00'))
      return problem(raw, 400, 'unreadable', text(requestLocale(raw), 'forms.unreadable'));
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  const context = createChatContext({
    ...parts,
    localLimits: createMemoryBuckets({ clock: parts.clock }),
  });
  mountRoutes(app, parts.mailbox ? [...routes, ...mailboxRoutes] : routes, context);

  app.onError((error, c) => {
    const { raw } = c.req;
    if (error instanceof ResponseError) return error.response;
    if (error instanceof InputError) return inputProblem(error.refusal, raw);
    parts.log.error({ reason: reasonOf(error), endpoint: routePath(c) }, 'a request to the desk failed');
    return problem(raw, 503, 'unavailable', text(requestLocale(raw), 'answers.unavailable'));
  });
  app.notFound((c) => problem(c.req.raw, 404, 'not_found', `No endpoint at ${c.req.path}`));
  return app;
}
