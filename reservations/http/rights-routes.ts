import { Hono } from 'hono';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import type { StoredResponse } from '../bookings/idempotency.ts';
import type { BookingRow } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { ClaimRequest, DisruptionChoice } from '#contracts/reservations/disruptions/traveller.ts';
import { alertsAt } from '../disruptions/alerts.ts';
import { choose } from '../disruptions/choose.ts';
import { showDisruptions } from '../disruptions/show.ts';
import { claimRight } from '#reservations/disruptions/claims/claim.ts';
import { showRights } from '#reservations/disruptions/claims/show.ts';
import { credentialsOf } from './credentials.ts';
import { readBody, readKey } from './parse.ts';

/** What travellers may claim, what upset their booking and what they choose; and what does not go as planned, for everybody. */
export function rightsRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();

  app.get('/alerts', async (c) =>
    c.json(await alertsAt(context.db, await context.catalogue(), context.clock())),
  );

  app.get('/bookings/:reference/rights', async (c) => {
    const booking = await open(c.req.param('reference'), c.req.raw, c.req.query('surname') ?? null);
    return c.json(
      await showRights(context.db, await context.catalogue(), booking.reference, context.clock()),
    );
  });

  app.post('/bookings/:reference/claims', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c.req.param('reference'), c.req.raw, null);
    return answer(await claimRight(context, booking, await readBody(c.req.raw, ClaimRequest), key));
  });

  app.get('/bookings/:reference/disruption', async (c) => {
    const booking = await open(c.req.param('reference'), c.req.raw, c.req.query('surname') ?? null);
    return c.json(
      await showDisruptions(context.db, await context.catalogue(), booking.reference, context.clock()),
    );
  });

  app.post('/bookings/:reference/disruption/choice', async (c) => {
    const key = readKey(c.req.raw);
    // Who may cancel with a surname may choose another ship with it.
    const booking = await open(c.req.param('reference'), c.req.raw, c.req.query('surname') ?? null);
    return answer(await choose(context, booking, await readBody(c.req.raw, DisruptionChoice), key));
  });

  function open(reference: string, request: Request, surname: string | null): Promise<BookingRow> {
    return openBooking(context, attempts, reference, credentialsOf(request, surname));
  }

  return app;
}

function answer(stored: StoredResponse): Response {
  return new Response(stored.answer, {
    status: stored.status,
    headers: { 'Content-Type': 'application/json' },
  });
}
