import { bilingual } from '#reservations/messages/texts.ts';
import { readText } from '#foundation/limits/read-text.ts';
import { payDue } from '#reservations/selling/confirm.ts';
import { Booking } from '#contracts/reservations/booking.ts';
import { PaymentChoice } from '#contracts/reservations/payment.ts';
import { cancelPayment, checkPayment } from '#reservations/selling/payments/cancel.ts';
import { chooseAgency } from '#reservations/selling/payments/choose-agency.ts';
import { takeEvent } from '#reservations/selling/payments/events.ts';
import { BadSignature } from '#reservations/context/payment-provider.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { defineRoute, idempotent, storedResponse } from './define-route.ts';
import { buyerOf, byTokenOrSurname, showBooking } from './opened-booking.ts';

/** The provider's events are small; anything longer is not one. */
const LONGEST_EVENT = 512 * 1024;

/**
 * Payments: for the owner of a booking, with its access token or a traveller's surname, and for the provider's
 * webhooks.
 */
export const paymentRoutes = [
  defineRoute({
    method: 'post',
    path: '/bookings/:reference/payments',
    summary: 'Pay the balance due at a provider, whose payment page is returned; or switch to an agency',
    guard: byTokenOrSurname,
    input: { headers: idempotent, body: PaymentChoice },
    responses: { 200: Booking },
    refusals: [409, 410, 422, 423],
    async handler({ request, caller: booking, headers, body: choice }, context) {
      const key = headers['Idempotency-Key'];
      return storedResponse(
        choice.method === 'agency'
          ? await chooseAgency(context, booking, key, buyerOf(request))
          : await payDue(context, booking, choice, key),
      );
    },
  }),

  /** Repeating it, or calling it without a payment under way, is not an error. */
  defineRoute({
    method: 'delete',
    path: '/bookings/:reference/payments',
    summary: 'Cancel the payment under way and return to the hold',
    guard: byTokenOrSurname,
    responses: { 200: Booking },
    async handler({ caller: booking }, context) {
      await cancelPayment(context, booking);
      return showBooking(context, booking);
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/payments/check',
    summary: 'Poll the provider for the status of the payment under way',
    guard: byTokenOrSurname,
    responses: { 200: Booking },
    async handler({ caller: booking }, context) {
      await checkPayment(context, booking);
      return showBooking(context, booking);
    },
  }),

  /** Returns 200 to every signed event, even if it isn't ours: otherwise the provider would resend it for days. */
  defineRoute({
    method: 'post',
    path: '/payments/stripe/webhook',
    summary: 'Events of the card provider, signed in the header Stripe-Signature',
    consumes: ['application/json'],
    responses: { 200: { files: ['application/json'] } },
    refusals: [400, 404],
    async handler({ request }, context) {
      const provider = context.providers.get('card');
      if (!provider) throw new DomainError('not_found');
      const body = await readText(request, LONGEST_EVENT);
      if (body === null) throw new DomainError('invalid_request');
      try {
        const event = provider.verifyWebhook(body, request.headers, context.clock());
        return { done: await takeEvent(context, provider, event) };
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error;
        context.log.warn({}, 'payment event with an invalid or expired signature, or incomplete');
        throw new DomainError('invalid_request', { detail: notSigned });
      }
    },
  }),
];

const notSigned = bilingual('errors.notSigned');
