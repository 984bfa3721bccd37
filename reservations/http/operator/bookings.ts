import * as v from 'valibot';
import { OperatorBooking, OperatorBookings } from '#contracts/reservations/life/operator-booking.ts';
import { operatorBooking, operatorBookings } from '#reservations/servicing/operator-view.ts';
import { defineRoute, operator } from '../define-route.ts';

const SailingQuery = v.object({ sailing: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/)) });

/** Bookings for the operator's staff: the history of one, and who is booked on a sailing. */
export const operatorBookingRoutes = [
  defineRoute({
    method: 'get',
    path: '/operator/bookings',
    summary: 'The bookings of a sailing, with the operator’s token',
    guard: operator,
    input: { query: SailingQuery },
    responses: { 200: OperatorBookings },
    refusals: [404],
    handler: ({ query }, context) => operatorBookings(context, query.sailing),
  }),

  defineRoute({
    method: 'get',
    path: '/operator/bookings/:reference',
    summary: 'A booking with its tickets, money and audit, with the operator’s token',
    guard: operator,
    input: { params: v.object({ reference: v.string() }) },
    responses: { 200: OperatorBooking },
    handler: ({ params }, context) => operatorBooking(context, params.reference),
  }),
];
