import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '#reservations/context/context.ts';
import { operatorBooking, operatorBookings } from '#reservations/servicing/operator-view.ts';
import { readQuery } from '../parse.ts';

const SailingQuery = v.object({ sailing: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/)) });

/** Bookings for the operator's staff: what happened to one, and who is booked on a sailing. */
export function bookingOperations(context: Context): Hono {
  const app = new Hono();
  app.get('/bookings', async (c) => {
    const { sailing } = readQuery(c.req.raw, SailingQuery);
    return c.json(await operatorBookings(context, sailing));
  });
  app.get('/bookings/:reference', async (c) =>
    c.json(await operatorBooking(context, c.req.param('reference'))),
  );
  return app;
}
