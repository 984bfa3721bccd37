import { type Context as Call, Hono } from 'hono';
import * as v from 'valibot';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import type { StoredResponse } from '../bookings/idempotency.ts';
import { type BookingRow, findBooking } from '../bookings/read.ts';
import { changeBooking, quoteChange } from '#reservations/servicing/changes/change.ts';
import type { Context } from '#reservations/context/context.ts';
import { CancellationRequest, CancellationScope } from '#contracts/reservations/life/cancellation.ts';
import {
  ChangeQuoteRequest,
  ChangeRequest,
  OpenDateRequest,
  TravellerCorrection,
  VehicleCorrection,
} from '#contracts/reservations/life/changes.ts';
import { type Correction, correctBooking } from '#reservations/servicing/corrections/correct.ts';
import { cancelBooking } from '#reservations/servicing/cancel.ts';
import { planCancellation } from '#reservations/servicing/cancel-plan.ts';
import { offeredTerms } from '#reservations/servicing/offered-terms.ts';
import { leaveOpen, previewOpen } from '#reservations/servicing/open-date.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { credentialsOf } from './credentials.ts';
import { readBody, readKey, readQuery } from './parse.ts';

const number = v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)));
/** At most one of the three; none of them: everything. */
const cancellationQuery = {
  segment: number,
  direction: v.optional(v.picklist(['A', 'R'])),
  item: v.optional(v.string()),
};
const surname = v.optional(v.pipe(v.string(), v.maxLength(200)));
const CancellationQuery = v.object({ ...cancellationQuery, surname });
/** `segment=0,1`; without it everything still ahead. */
const OpenDateQuery = v.object({
  segment: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(\d{1,2}(,\d{1,2}){0,7})?$/)), ''),
    v.transform((list) => (list === '' ? [] : list.split(',').map(Number))),
  ),
  surname,
});

/** What becomes of a booking once it is sold: for its access token, or for a traveller's surname. */
export function changeRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();

  app.get('/bookings/:reference/terms', async (c) => {
    const row = await current(await open(c));
    const takesCards = context.providers.size > 0;
    return c.json(
      await offeredTerms(context.db, await context.catalogue(), row, context.clock(), takesCards),
    );
  });

  app.get('/bookings/:reference/cancellation', async (c) => {
    const scope = scopeOf(readQuery(c.req.raw, CancellationQuery));
    const row = await current(await open(c));
    const plan = await planCancellation(context.db, context, await context.catalogue(), row, scope);
    return c.json(plan.preview);
  });

  app.post('/bookings/:reference/cancellation', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c);
    return answer(await cancelBooking(context, booking, await readBody(c.req.raw, CancellationRequest), key));
  });

  app.post('/bookings/:reference/changes/quote', async (c) => {
    const row = await current(await open(c));
    return c.json(await quoteChange(context, row, await readBody(c.req.raw, ChangeQuoteRequest)));
  });

  app.post('/bookings/:reference/changes', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c);
    return answer(await changeBooking(context, booking, await readBody(c.req.raw, ChangeRequest), key));
  });

  app.get('/bookings/:reference/open-date', async (c) => {
    const { segment } = readQuery(c.req.raw, OpenDateQuery);
    return c.json(await previewOpen(context, await current(await open(c)), { segments: segment }));
  });

  app.post('/bookings/:reference/open-date', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c);
    return answer(await leaveOpen(context, booking, await readBody(c.req.raw, OpenDateRequest), key));
  });

  app.patch('/bookings/:reference/travellers/:number{[0-9]{1,2}}', async (c) => {
    const values = await readBody(c.req.raw, TravellerCorrection);
    return correct(c, { kind: 'passenger', number: Number(c.req.param('number')), values });
  });

  app.patch('/bookings/:reference/vehicles/:number{[0-9]{1,2}}', async (c) => {
    const values = await readBody(c.req.raw, VehicleCorrection);
    return correct(c, { kind: 'vehicle', number: Number(c.req.param('number')), values });
  });

  async function correct(c: Call, correction: Correction): Promise<Response> {
    const key = readKey(c.req.raw);
    return answer(await correctBooking(context, await open(c), correction, key));
  }

  function open(c: Call): Promise<BookingRow> {
    const credentials = credentialsOf(c.req.raw, c.req.query('surname') ?? null);
    return openBooking(context, attempts, c.req.param('reference') ?? '', credentials);
  }

  async function current({ reference }: BookingRow): Promise<BookingRow> {
    const row = await findBooking(context.db, reference);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  return app;
}

function scopeOf(query: v.InferOutput<typeof CancellationQuery>): CancellationScope {
  const { segment, direction, item } = query;
  const scopes = [
    ...(segment === undefined ? [] : [{ kind: 'segment', segment }]),
    ...(direction === undefined ? [] : [{ kind: 'direction', direction }]),
    ...(item === undefined ? [] : [{ kind: 'item', item }]),
  ];
  if (scopes.length > 1) throw new DomainError('invalid_request');
  const parsed = v.safeParse(CancellationScope, scopes[0] ?? { kind: 'all' });
  if (!parsed.success) throw new DomainError('invalid_request');
  return parsed.output;
}

function answer(stored: StoredResponse): Response {
  return new Response(stored.answer, {
    status: stored.status,
    headers: { 'Content-Type': 'application/json' },
  });
}
