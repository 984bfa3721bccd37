import { Hono } from 'hono';
import { confirmHold } from '#reservations/selling/confirm.ts';
import { placeHold } from '#reservations/selling/hold.ts';
import { findBooking } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { ConfirmRequest, HoldRequest } from '#contracts/reservations/booking.ts';
import { parseReference } from '#contracts/reservations/reference.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { STAFF } from '#reservations/context/buyer.ts';
import { unpaidReport } from '#reservations/unpaid/report.ts';
import { readBody, readKey } from '../parse.ts';

/**
 * Bookings made at a counter or on the telephone: staff see whom they sell to, so no limit on unpaid places binds them, and the
 * traveller's address needs no code. And what is unpaid, for whoever watches the ships.
 */
export function salesOperations(context: Context): Hono {
  const app = new Hono();

  app.post('/holds', async (c) => {
    const key = readKey(c.req.raw);
    const { status, answer } = await placeHold(context, await readBody(c.req.raw, HoldRequest), key, STAFF);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.post('/bookings/:reference/confirm', async (c) => {
    const key = readKey(c.req.raw);
    const reference = parseReference(c.req.param('reference'));
    const booking = reference && (await findBooking(context.db, reference));
    if (!booking) throw new DomainError('not_found');
    const request = await readBody(c.req.raw, ConfirmRequest);
    const { status, answer } = await confirmHold(context, booking, request, key, STAFF);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.get('/unpaid', async (c) => c.json(await unpaidReport(context.db, context.clock())));

  return app;
}
