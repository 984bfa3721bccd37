import { Hono } from 'hono';
import { InputError } from '#foundation/http/input-error.ts';
import { mountRoutes } from '#foundation/http/route.ts';
import type { Context } from '#reservations/context/context.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { refuseInQuarantine } from '#reservations/kernel/quarantine.ts';
import { createHttpContext } from './define-route.ts';
import { inputProblem } from './parse.ts';
import { errorResponse } from './problem.ts';
import { routes } from './routes.ts';

/** The service over HTTP. No response may be cached unless it says so; every refusal is a problem document. */
export function createApp(context: Context): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(refuseInQuarantine(context.quarantine ?? null));
  app.notFound((c) => errorResponse(new DomainError('not_found'), c.req.raw));
  app.onError((error, c) => {
    if (error instanceof InputError) return errorResponse(inputProblem(error.refusal), c.req.raw);
    if (error instanceof DomainError) return errorResponse(error, c.req.raw);
    context.log.error({ error: error.stack, path: c.req.routePath }, 'request to reservations failed');
    return errorResponse(new DomainError('engine_down'), c.req.raw);
  });
  mountRoutes(app, routes, createHttpContext(context));
  return app;
}
