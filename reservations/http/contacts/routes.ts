import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { remoteCallerOf } from '#foundation/limits/caller.ts';
import { finishVerification, startVerification } from '#reservations/contacts/verify.ts';
import {
  ContactProof,
  Verification,
  VerificationCode,
  VerificationRequest,
} from '#contracts/reservations/contacts/verification.ts';
import { readContact } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { defineRoute } from '../define-route.ts';
import { byTokenOrSurname } from '../opened-booking.ts';

/** Confirms an address with a code, for places that are not paid at once. */
export const contactRoutes = [
  defineRoute({
    method: 'post',
    path: '/contacts/verifications',
    summary: 'Send a six-digit code to an address',
    input: { body: VerificationRequest },
    responses: { 202: Verification },
    refusals: [429],
    handler: async ({ request, body }, context) =>
      Response.json(await startVerification(context, body, remoteCallerOf(request)), { status: 202 }),
  }),

  defineRoute({
    method: 'post',
    path: '/contacts/verifications/:id',
    summary: 'Exchange the code for a proof that the address was confirmed',
    input: { params: v.object({ id: v.string() }), body: VerificationCode },
    responses: { 200: ContactProof },
    refusals: [410, 422, 429],
    handler: ({ request, params, body }, context) =>
      finishVerification(context, params.id, body.code, remoteCallerOf(request)),
  }),

  /**
   * Sends to the booking's address, which somebody who opened the booking with a surname may not know: the response
   * contains only part of it.
   */
  defineRoute({
    method: 'post',
    path: '/bookings/:reference/contact/verifications',
    summary: 'Send a code to the address of a booking',
    guard: byTokenOrSurname,
    responses: { 202: Verification },
    async handler({ request, caller: booking }, context) {
      const { email } = await readContact(context.db, context.secrets, booking.id);
      if (!email) throw new DomainError('contact_unverified');
      const language = requestLocale(request);
      const wanted = { channel: 'email', address: email, language, purpose: 'agency' } as const;
      const started = await startVerification(context, wanted, remoteCallerOf(request));
      return Response.json({ ...started, sentTo: maskEmail(email) }, { status: 202 });
    },
  }),
];

/** `n•••@example.gr` */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/u, '$1•••');
}
