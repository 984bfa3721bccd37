import { Hono } from 'hono';
import * as v from 'valibot';
import { bookingById } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { TestDecision } from '#contracts/reservations/payment.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import { takeStatus } from '#reservations/selling/payments/events.ts';
import { findPayment, type PaymentRow } from '#reservations/bookings/payment-rows.ts';
import { testPaymentPage } from '#reservations/selling/payments/test/page.ts';
import { decide, statusOf } from '#reservations/selling/payments/test/test-payments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const outcomes = { pay: 'paid', decline: 'declined', cancel: 'ended' } as const;

/**
 * The page and the door of the make-believe provider, where it is switched on: says whether a payment shall succeed. The id is as
 * hard to guess as a card number. A form goes on to the site; a program that sends JSON is answered with what happened.
 */
export function testPaymentRoutes(context: Context): Hono {
  const app = new Hono();

  app.get('/:id', async (c) => {
    const payment = await find(c.req.param('id'));
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    const booking = await bookingById(context.db, payment.bookingId);
    if (!booking) throw new DomainError('not_found');
    const { locale } = booking;
    return c.html(testPaymentPage({ payment, reference: printReference(booking.reference), locale }));
  });

  app.post('/:id', async (c) => {
    const payment = await find(c.req.param('id'));
    const isForm = (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');
    const sent: unknown = isForm
      ? Object.fromEntries(new URLSearchParams(await c.req.text()))
      : await c.req.json().catch(() => null);
    const parsed = v.safeParse(TestDecision, sent);
    if (!parsed.success) throw new DomainError('invalid_request');
    const status = statusOf(await decide(context.db, payment.id, outcomes[parsed.output.outcome]));
    const done = await context.db
      .transaction()
      .execute((trx) => takeStatus(trx, context, payment.id, status));
    if (!isForm) return c.json({ done, status: status.kind });
    // As real ones do: who was refused has tried to pay, who gave up has not.
    const isBack = parsed.output.outcome === 'cancel' && status.kind !== 'paid';
    return c.redirect(isBack ? payment.cancelUrl : payment.returnUrl, 303);
  });

  async function find(id: string): Promise<PaymentRow> {
    const payment = context.providers.has('test') && UUID.test(id) && (await findPayment(context.db, id));
    if (!payment || payment.provider !== 'test') throw new DomainError('not_found');
    return payment;
  }

  return app;
}
