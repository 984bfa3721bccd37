import * as v from 'valibot';
import { Booking } from '#contracts/reservations/booking.ts';
import {
  CancellationPreview,
  CancellationRequest,
  CancellationScope,
} from '#contracts/reservations/life/cancellation.ts';
import {
  ChangeQuote,
  ChangeQuoteRequest,
  ChangeRequest,
  OpenDatePreview,
  OpenDateRequest,
  TravellerCorrection,
  VehicleCorrection,
} from '#contracts/reservations/life/changes.ts';
import { BookingTerms } from '#contracts/reservations/life/terms.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { cancelBooking } from '#reservations/servicing/cancel.ts';
import { planCancellation } from '#reservations/servicing/cancel-plan.ts';
import { changeBooking, quoteChange } from '#reservations/servicing/changes/change.ts';
import { correctBooking } from '#reservations/servicing/corrections/correct.ts';
import { offeredTerms } from '#reservations/servicing/offered-terms.ts';
import { leaveOpen, previewOpen } from '#reservations/servicing/open-date.ts';
import { defineRoute, idempotent, storedResponse } from './define-route.ts';
import { byTokenOrSurname, currentRow } from './opened-booking.ts';

/** At most one of the three; without any: everything. */
const CancellationQuery = v.object({
  segment: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
  direction: v.optional(v.picklist(['A', 'R'])),
  item: v.optional(v.string()),
});
/** `segment=0,1`; without it, everything still ahead. */
const OpenDateQuery = v.object({
  segment: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d{1,2}(,\d{1,2}){0,7})?$/),
      v.transform((list) => (list === '' ? [] : list.split(',').map(Number))),
    ),
  ),
});
/** A traveller or vehicle of the booking, from 0. */
const ItemParams = v.object({ number: v.pipe(v.string(), v.transform(Number)) });

/** Servicing of sold bookings: opened with the access token or a traveller's surname. */
export const changeRoutes = [
  defineRoute({
    method: 'get',
    path: '/bookings/:reference/terms',
    summary:
      'The terms of a booking before buying: refunds, changes and deadlines, by the rules that apply later',
    guard: byTokenOrSurname,
    responses: { 200: BookingTerms },
    async handler({ caller }, context) {
      const row = await currentRow(context, caller);
      const takesCards = context.providers.size > 0;
      return offeredTerms(context.db, await context.catalogue(), row, context.clock(), takesCards);
    },
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/cancellation',
    summary: 'Preview the refund for cancelling a booking or a part of it: amount, rule and deadline',
    guard: byTokenOrSurname,
    input: { query: CancellationQuery },
    responses: { 200: CancellationPreview },
    refusals: [409, 422],
    async handler({ caller, query }, context) {
      const scope = scopeOf(query);
      const row = await currentRow(context, caller);
      const plan = await planCancellation(context.db, context, await context.catalogue(), row, scope);
      return plan.preview;
    },
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/cancellation',
    summary: 'Cancel a booking or a part of it',
    guard: byTokenOrSurname,
    input: { headers: idempotent, body: CancellationRequest },
    responses: { 200: Booking },
    refusals: [409, 422],
    handler: async ({ caller, headers, body }, context) =>
      storedResponse(await cancelBooking(context, caller, body, headers['Idempotency-Key'])),
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/changes/quote',
    summary: 'Quote a change of sailings, classes, travellers, vehicles or pets',
    guard: byTokenOrSurname,
    input: { body: ChangeQuoteRequest },
    responses: { 200: ChangeQuote },
    refusals: [409, 422, 423],
    handler: async ({ caller, body }, context) =>
      quoteChange(context, await currentRow(context, caller), body),
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/changes',
    summary: 'Change a sold booking as quoted',
    guard: byTokenOrSurname,
    input: { headers: idempotent, body: ChangeRequest },
    responses: { 200: Booking },
    refusals: [409, 422, 423],
    handler: async ({ caller, headers, body }, context) =>
      storedResponse(await changeBooking(context, caller, body, headers['Idempotency-Key'])),
  }),

  defineRoute({
    method: 'get',
    path: '/bookings/:reference/open-date',
    summary: 'Preview how long tickets without a date would stay valid, and until when that can be decided',
    guard: byTokenOrSurname,
    input: { query: OpenDateQuery },
    responses: { 200: OpenDatePreview },
    refusals: [409, 422],
    handler: async ({ caller, query }, context) =>
      previewOpen(context, await currentRow(context, caller), { segments: query.segment ?? [] }),
  }),

  defineRoute({
    method: 'post',
    path: '/bookings/:reference/open-date',
    summary: 'Leave segments without a date; their places are free again',
    guard: byTokenOrSurname,
    input: { headers: idempotent, body: OpenDateRequest },
    responses: { 200: Booking },
    refusals: [409, 422],
    handler: async ({ caller, headers, body }, context) =>
      storedResponse(await leaveOpen(context, caller, body, headers['Idempotency-Key'])),
  }),

  defineRoute({
    method: 'patch',
    path: '/bookings/:reference/travellers/:number{[0-9]{1,2}}',
    summary: 'Correct a typing mistake in a traveller’s details',
    guard: byTokenOrSurname,
    input: { params: ItemParams, headers: idempotent, body: TravellerCorrection },
    responses: { 200: Booking },
    refusals: [409, 422],
    async handler({ caller, params: { number }, headers, body: values }, context) {
      const correction = { kind: 'passenger', number, values } as const;
      return storedResponse(await correctBooking(context, caller, correction, headers['Idempotency-Key']));
    },
  }),

  defineRoute({
    method: 'patch',
    path: '/bookings/:reference/vehicles/:number{[0-9]{1,2}}',
    summary: 'Correct a number plate, or set another driver',
    guard: byTokenOrSurname,
    input: { params: ItemParams, headers: idempotent, body: VehicleCorrection },
    responses: { 200: Booking },
    refusals: [409, 422],
    async handler({ caller, params: { number }, headers, body: values }, context) {
      const correction = { kind: 'vehicle', number, values } as const;
      return storedResponse(await correctBooking(context, caller, correction, headers['Idempotency-Key']));
    },
  }),
];

/** @throws DomainError invalid_request when more than one part is given */
function scopeOf({ segment, direction, item }: v.InferOutput<typeof CancellationQuery>): CancellationScope {
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
