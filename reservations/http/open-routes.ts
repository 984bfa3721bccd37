import { Hono } from 'hono';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Signer } from '#reservations/bookings/access/signed.ts';
import type { Context } from '#reservations/context/context.ts';
import { OpenRequest, type OpenResult } from '#contracts/reservations/open.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { credentialsOf } from './credentials.ts';
import { readBody } from './parse.ts';

/** Opening a booking in a browser that has not opened it before. */
export function openRoutes(context: Context, attempts: Attempts, signer: Signer): Hono {
  const app = new Hono();

  app.post('/bookings/:reference/open', async (c) => {
    const { surname, visitor = null, proof = null } = await readBody(c.req.raw, OpenRequest);
    const credentials = { ...credentialsOf(c.req.raw, surname), visitor, proof };
    const known = await attempts.newVisitor(credentials.caller, visitor);
    try {
      const { reference } = await openBooking(context, attempts, c.req.param('reference'), credentials);
      const result: OpenResult = { pass: signer.pass(reference), ...(known && { visitor: known }) };
      return c.json(result);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new DomainError(error.code, { ...error.extra, visitor: known });
    }
  });

  return app;
}
