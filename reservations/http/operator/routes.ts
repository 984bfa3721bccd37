import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from '#reservations/context/context.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingOperations } from './bookings.ts';
import { disruptionOperations } from './disruptions.ts';
import { jobOperations } from './jobs.ts';
import { manifestOperations } from './manifest.ts';
import { networkOperations } from './network.ts';
import { offerOperations } from './offers.ts';
import { paymentOperations } from './payments.ts';
import { salesOperations } from './sales.ts';

/**
 * What only the operator's own staff and programs may do, under `/operator`, with the operator's token as bearer. The site
 * never calls these doors.
 */
export function operatorRoutes(context: Context): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const sent = /^Bearer (\S{1,200})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (!isSame(sent, context.secrets.operatorToken)) throw new DomainError('operator_only');
    await next();
  });
  app.route('/', paymentOperations(context));
  app.route('/', networkOperations(context));
  app.route('/', bookingOperations(context));
  app.route('/', disruptionOperations(context));
  app.route('/', manifestOperations(context));
  app.route('/', offerOperations(context));
  app.route('/', jobOperations(context));
  app.route('/', salesOperations(context));
  return app;
}

function isSame(sent: string, known: string): boolean {
  const one = Buffer.from(sent);
  const other = Buffer.from(known);
  return one.length === other.length && timingSafeEqual(one, other);
}
