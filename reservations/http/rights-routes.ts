import {
  Alerts,
  BookingDisruptions,
  BookingRights,
  ClaimRequest,
  ClaimResult,
  DisruptionChoice,
} from '#contracts/reservations/disruptions/traveller.ts';
import { alertsAt } from '#reservations/disruptions/alerts.ts';
import { choose } from '#reservations/disruptions/choose.ts';
import { claimRight } from '#reservations/disruptions/claims/claim.ts';
import { showRights } from '#reservations/disruptions/claims/show.ts';
import { showDisruptions } from '#reservations/disruptions/show.ts';
import { defineRoute, idempotent, storedResponse } from './define-route.ts';
import { byToken, byTokenOrSurname } from './opened-booking.ts';

/** Passenger rights: claims, disruptions of a booking and the traveller's choice; and current disruptions, public. */
export const rightsRoutes = [
  defineRoute({
    method: 'get',
    path: '/alerts',
    summary: 'Current disruptions, public',
    responses: { 200: Alerts },
    handler: async (_, { db, catalogue, clock }) => alertsAt(db, await catalogue(), clock()),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/rights',
    summary: 'What the owner of a booking may claim now, and why',
    guard: byTokenOrSurname,
    responses: { 200: BookingRights },
    handler: async ({ caller }, { db, catalogue, clock }) =>
      showRights(db, await catalogue(), caller.reference, clock()),
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/claims',
    summary: 'Claim compensation for a late journey, or the refund that the carrier owes',
    guard: byToken,
    input: { headers: idempotent, body: ClaimRequest },
    responses: { 201: ClaimResult },
    refusals: [409, 422],
    handler: async ({ caller, headers, body }, context) =>
      storedResponse(await claimRight(context, caller, body, headers['Idempotency-Key'])),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/disruption',
    summary: 'The disruptions of a booking, and the ships offered instead',
    guard: byTokenOrSurname,
    responses: { 200: BookingDisruptions },
    handler: async ({ caller }, { db, catalogue, clock }) =>
      showDisruptions(db, await catalogue(), caller.reference, clock()),
  }),

  // A surname is enough to cancel, so it is enough to choose another ship.
  defineRoute({
    method: 'post',
    path: '/bookings/:reference/disruption/choice',
    summary: 'Choose another ship, a refund, or to keep the booking; free of charge',
    guard: byTokenOrSurname,
    input: { headers: idempotent, body: DisruptionChoice },
    responses: { 200: BookingDisruptions },
    refusals: [409, 422],
    handler: async ({ caller, headers, body }, context) =>
      storedResponse(await choose(context, caller, body, headers['Idempotency-Key'])),
  }),
];
