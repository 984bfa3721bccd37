import * as v from 'valibot';
import { FORM_TYPE, isForm } from '#foundation/http/json-body.ts';
import { bookingById } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { TestDecision } from '#contracts/reservations/payment.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import { takeStatus } from '#reservations/selling/payments/events.ts';
import { findPayment, type PaymentRow } from '#reservations/bookings/payment-rows.ts';
import { testPaymentPage } from '#reservations/selling/payments/test/page.ts';
import { decide, statusOf } from '#reservations/selling/payments/test/test-payments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { defineRoute } from './define-route.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const outcomes = { pay: 'paid', decline: 'declined', cancel: 'ended' } as const;
const Payment = v.object({ id: v.string() });

/**
 * The test provider's page, where it is enabled: lets the tester decide if a payment succeeds. The id is as hard to
 * guess as a card number.
 */
export const testPaymentRoutes = [
  defineRoute({
    method: 'get',
    path: '/payments/test/:id',
    summary: 'The page of the test provider, if enabled',
    input: { params: Payment },
    responses: { 200: { files: ['text/html'] } },
    async handler({ params }, context) {
      const payment = await find(context, params.id);
      const booking = await bookingById(context.db, payment.bookingId);
      if (!booking) throw new DomainError('not_found');
      const { locale } = booking;
      const page = testPaymentPage({ payment, reference: printReference(booking.reference), locale });
      return new Response(String(page), {
        headers: {
          'Content-Type': 'text/html; charset=UTF-8',
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
    },
  }),

  /** A form post redirects to the site; a program that sends JSON gets the outcome in the response. */
  defineRoute({
    method: 'post',
    path: '/payments/test/:id',
    summary: 'Complete a test payment: pay, decline or cancel',
    input: { params: Payment, body: TestDecision },
    consumes: [FORM_TYPE],
    responses: { 200: { files: ['application/json'] }, 303: null },
    async handler({ request, params, body: { outcome } }, context) {
      const payment = await find(context, params.id);
      const status = statusOf(await decide(context.db, payment.id, outcomes[outcome]));
      const done = await context.db
        .transaction()
        .execute((trx) => takeStatus(trx, context, payment.id, status));
      if (!isForm(request)) return { done, status: status.kind };
      // As with real providers: a declined payer has tried to pay, one who cancelled has not.
      const isBack = outcome === 'cancel' && status.kind !== 'paid';
      const location = isBack ? payment.cancelUrl : payment.returnUrl;
      return new Response(null, { status: 303, headers: { Location: location } });
    },
  }),
];

async function find(context: Context, id: string): Promise<PaymentRow> {
  const payment = context.providers.has('test') && UUID.test(id) && (await findPayment(context.db, id));
  if (!payment || payment.provider !== 'test') throw new DomainError('not_found');
  return payment;
}
