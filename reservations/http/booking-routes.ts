import { Hono } from 'hono';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import { confirmHold } from '#reservations/selling/confirm.ts';
import { endHold, endIfOver } from '../bookings/end-hold.ts';
import { placeHold } from '#reservations/selling/hold.ts';
import type { StoredResponse } from '../bookings/idempotency.ts';
import { type BookingRow, findBooking, present } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { ConfirmRequest, HoldRequest } from '#contracts/reservations/booking.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { rateLimit, HOLDS } from './rate-limit.ts';
import { buyerOf, credentialsOf } from './credentials.ts';
import { readBody, readKey } from './parse.ts';

/** Holds and bookings. A booking opens to its access token; reading it also to a traveller's surname. */
export function bookingRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();

  app.post('/holds', async (c) => {
    const key = readKey(c.req.raw);
    await rateLimit(context.limits, HOLDS, c.req.raw);
    return answer(await placeHold(context, await readBody(c.req.raw, HoldRequest), key, buyerOf(c.req.raw)));
  });

  app.get('/bookings/:reference', async (c) => {
    const surname = c.req.query('surname') ?? null;
    const opened = await open(c.req.param('reference'), c.req.raw, surname);
    await endIfOver(context, opened);
    return c.json(await show(opened));
  });

  app.post('/bookings/:reference/confirm', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c.req.param('reference'), c.req.raw, null);
    const request = await readBody(c.req.raw, ConfirmRequest);
    return answer(await confirmHold(context, booking, request, key, buyerOf(c.req.raw)));
  });

  /** Giving up a hold twice, or one that is already over, is no mistake: the places are free either way. */
  app.delete('/bookings/:reference/hold', async (c) => {
    const booking = await open(c.req.param('reference'), c.req.raw, null);
    await endHold(context.db, booking.id, 'release', context.clock());
    const ended = await show(booking);
    if (ended.state !== 'released' && ended.state !== 'expired') throw new DomainError('state_conflict');
    return c.json(ended);
  });

  function open(reference: string, request: Request, surname: string | null): Promise<BookingRow> {
    return openBooking(context, attempts, reference, credentialsOf(request, surname));
  }

  async function show(booking: BookingRow) {
    const row = await findBooking(context.db, booking.reference);
    if (!row) throw new DomainError('not_found');
    return present(context.db, context.secrets, await context.catalogue(), row, context.clock());
  }

  return app;
}

function answer(stored: StoredResponse): Response {
  return new Response(stored.answer, {
    status: stored.status,
    headers: { 'Content-Type': 'application/json' },
  });
}
