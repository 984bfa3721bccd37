import { bilingual } from '#reservations/messages/texts.ts';
import { type Context as Call, Hono } from 'hono';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import type { Attempts } from '#reservations/bookings/access/attempts.ts';
import { payDue } from '#reservations/selling/confirm.ts';
import { type BookingRow, findBooking, present } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { PaymentChoice } from '#contracts/reservations/payment.ts';
import { cancelPayment, checkPayment } from '#reservations/selling/payments/cancel.ts';
import { chooseAgency } from '#reservations/selling/payments/choose-agency.ts';
import { takeEvent } from '#reservations/selling/payments/events.ts';
import { BadSignature } from '#reservations/context/payment-provider.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { buyerOf, credentialsOf } from './credentials.ts';
import { readBody, readKey } from './parse.ts';
import { testPaymentRoutes } from './test-payment-routes.ts';

/** Events of the provider are small; anything longer is none. */
const LONGEST_EVENT = 512 * 1024;

/** Paying: for the owner of a booking, by its access token or a traveller's surname, and for the provider that tells us what happened. */
export function paymentRoutes(context: Context, attempts: Attempts): Hono {
  const app = new Hono();

  app.post('/bookings/:reference/payments', async (c) => {
    const key = readKey(c.req.raw);
    const booking = await open(c);
    const choice = await readBody(c.req.raw, PaymentChoice);
    const { status, answer } =
      choice.method === 'agency'
        ? await chooseAgency(context, booking, key, buyerOf(c.req.raw))
        : await payDue(context, booking, choice, key);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  /** Gives the payment under way up; again, or with none under way, is no mistake. */
  app.delete('/bookings/:reference/payments', async (c) => {
    const booking = await open(c);
    await cancelPayment(context, booking);
    return c.json(await show(booking));
  });

  app.post('/bookings/:reference/payments/check', async (c) => {
    const booking = await open(c);
    await checkPayment(context, booking);
    return c.json(await show(booking));
  });

  /** Answers 200 to whatever is signed, also to what is not ours: the provider would send it again for days. */
  app.post('/payments/stripe/webhook', async (c) => {
    const provider = context.providers.get('card');
    if (!provider) throw new DomainError('not_found');
    const body = await c.req.text();
    if (body.length > LONGEST_EVENT) throw new DomainError('invalid_request');
    try {
      const event = provider.verifyWebhook(body, c.req.raw.headers, context.clock());
      return c.json({ done: await takeEvent(context, provider, event) });
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      context.log.warn({}, 'an event with a wrong or old signature, or without its parts');
      throw new DomainError('invalid_request', { detail: notSigned });
    }
  });

  app.route('/payments/test', testPaymentRoutes(context));

  function open(c: Call): Promise<BookingRow> {
    const credentials = credentialsOf(c.req.raw, c.req.query('surname') ?? null);
    return openBooking(context, attempts, c.req.param('reference') ?? '', credentials);
  }

  async function show(booking: BookingRow) {
    const row = await findBooking(context.db, booking.reference);
    if (!row) throw new DomainError('not_found');
    return present(context.db, context.secrets, await context.catalogue(), row, context.clock());
  }

  return app;
}

const notSigned = bilingual('errors.notSigned');
