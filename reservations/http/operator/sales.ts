import * as v from 'valibot';
import { confirmHold } from '#reservations/selling/confirm.ts';
import { placeHold } from '#reservations/selling/hold.ts';
import { findBooking } from '#reservations/bookings/read.ts';
import { Booking, ConfirmRequest, HoldRequest, HoldResult } from '#contracts/reservations/booking.ts';
import { UnpaidReport } from '#contracts/reservations/contacts/unpaid-report.ts';
import { parseReference } from '#contracts/reservations/reference.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { STAFF } from '#reservations/context/buyer.ts';
import { unpaidReport } from '#reservations/unpaid/report.ts';
import { defineRoute, idempotent, operator, storedResponse } from '../define-route.ts';

/**
 * Bookings made at a counter or by phone: staff see whom they sell to, so there is no limit on unpaid places, and the
 * traveller's address needs no code. Also the report on unpaid places.
 */
export const operatorSalesRoutes = [
  defineRoute({
    method: 'post',
    path: '/operator/holds',
    summary: 'Hold places for a customer at a counter or on the phone, without the limits on unpaid places',
    guard: operator,
    input: { headers: idempotent, body: HoldRequest },
    responses: { 201: HoldResult },
    refusals: [409, 422, 423],
    handler: async ({ headers, body }, context) =>
      storedResponse(await placeHold(context, body, headers['Idempotency-Key'], STAFF)),
  }),

  defineRoute({
    method: 'post',
    path: '/operator/bookings/:reference/confirm',
    summary: 'Confirm a hold without its token, a contact code or the limits on unpaid places',
    guard: operator,
    input: {
      params: v.object({ reference: v.string() }),
      headers: idempotent,
      body: ConfirmRequest,
    },
    responses: { 200: Booking },
    refusals: [409, 410, 422],
    async handler({ params, headers, body }, context) {
      const reference = parseReference(params.reference);
      const booking = reference && (await findBooking(context.db, reference));
      if (!booking) throw new DomainError('not_found');
      return storedResponse(await confirmHold(context, booking, body, headers['Idempotency-Key'], STAFF));
    },
  }),

  defineRoute({
    method: 'get',
    path: '/operator/unpaid',
    summary: 'Sailings with unpaid places, and suspicious reservations',
    guard: operator,
    responses: { 200: UnpaidReport },
    handler: (_, { db, clock }) => unpaidReport(db, clock()),
  }),
];
