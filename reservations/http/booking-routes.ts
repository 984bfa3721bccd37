import * as v from 'valibot';
import { openBooking } from '#reservations/bookings/access/open-booking.ts';
import { endHold, endIfOver } from '#reservations/bookings/end-hold.ts';
import { extendHold } from '#reservations/bookings/extend-hold.ts';
import type { Guard } from '#foundation/http/route.ts';
import { Booking, ConfirmRequest, HoldRequest, HoldResult } from '#contracts/reservations/booking.ts';
import { OpenRequest, OpenResult } from '#contracts/reservations/open.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { confirmHold } from '#reservations/selling/confirm.ts';
import { placeHold } from '#reservations/selling/hold.ts';
import { defineRoute, type HttpContext, idempotent, storedResponse } from './define-route.ts';
import { buyerOf, byToken, byTokenOrSurname, credentialsOf, proofs, showBooking } from './opened-booking.ts';
import { HOLDS } from './rate-limit.ts';

/** The handler opens the booking with the surname in the body. */
const bySurnameInBody: Guard<HttpContext, undefined> = {
  security: [{ accessToken: [] }, {}],
  refusals: [403, 429],
  check: async () => undefined,
};

/** Holds and bookings. A booking opens with its access token; for reading, a traveller's surname is enough. */
export const bookingRoutes = [
  defineRoute({
    method: 'post',
    path: '/holds',
    summary: 'Hold the places of a whole booking for fifteen minutes',
    limits: [HOLDS],
    input: { headers: idempotent, body: HoldRequest },
    responses: { 201: HoldResult },
    refusals: [409, 422, 423],
    handler: async ({ request, headers, body }, context) =>
      storedResponse(await placeHold(context, body, headers['Idempotency-Key'], buyerOf(request))),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference',
    summary: 'A booking, with its access token or a traveller’s surname',
    guard: byTokenOrSurname,
    responses: { 200: Booking },
    async handler({ caller: booking }, context) {
      await endIfOver(context, booking);
      return showBooking(context, booking);
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/open',
    summary: 'Exchange a traveller’s surname for a token that opens the booking in this browser',
    guard: bySurnameInBody,
    input: { params: v.object({ reference: v.string() }), body: OpenRequest },
    responses: { 200: OpenResult },
    async handler({ request, params, body: { surname, visitor = null, proof = null } }, context) {
      const { attempts, signer } = context;
      const credentials = { ...credentialsOf(request, surname), visitor, proof };
      const known = await attempts.newVisitor(credentials.caller, visitor);
      try {
        const { reference } = await openBooking(context, attempts, params.reference, credentials);
        const result: OpenResult = { pass: signer.pass(reference), ...(known && { visitor: known }) };
        return result;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw new DomainError(error.code, { ...error.extra, visitor: known });
      }
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/confirm',
    summary: 'Turn a hold into a booking that is paid at an agency',
    guard: byToken,
    input: { headers: v.object({ ...idempotent.entries, ...proofs.entries }), body: ConfirmRequest },
    responses: { 200: Booking },
    refusals: [409, 410, 422],
    handler: async ({ request, caller: booking, headers, body }, context) =>
      storedResponse(await confirmHold(context, booking, body, headers['Idempotency-Key'], buyerOf(request))),
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/hold/extension',
    summary: 'Give a hold ten more minutes, once; repeating it changes nothing',
    guard: byToken,
    responses: { 200: Booking },
    refusals: [409, 410],
    async handler({ caller: booking }, context) {
      await extendHold(context, booking.id);
      return showBooking(context, booking);
    },
  }),

  /** Releasing a hold twice, or one that has already ended, is not an error: the places are free either way. */
  defineRoute({
    method: 'delete',
    path: '/bookings/:reference/hold',
    summary: 'Release the places of a hold',
    guard: byToken,
    responses: { 200: Booking },
    refusals: [409],
    async handler({ caller: booking }, context) {
      await endHold(context.db, booking.id, 'release', context.clock());
      const ended = await showBooking(context, booking);
      if (ended.state !== 'released' && ended.state !== 'expired') throw new DomainError('state_conflict');
      return ended;
    },
  }),
];
