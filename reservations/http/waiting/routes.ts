import * as v from 'valibot';
import { bearerToken } from '#foundation/http/credentials.ts';
import type { Guard } from '#foundation/http/route.ts';
import { WaitingEntry, WaitingRequest, WaitingResult } from '#contracts/reservations/waiting.ts';
import { type EntryRow, openEntry, showEntry, withdraw } from '#reservations/waiting/entry.ts';
import { joinWaiting } from '#reservations/waiting/join.ts';
import { serveWaiting } from '#reservations/waiting/serve.ts';
import { defineRoute, type HttpContext, idempotent, storedResponse } from '../define-route.ts';
import { buyerOf, proofs } from '../opened-booking.ts';

/** An entry opens with the token that was returned when it was created. */
const entry: Guard<HttpContext, EntryRow> = {
  security: [{ accessToken: [] }],
  refusals: [404],
  check: (request, { params }, { db }) => openEntry(db, params.id ?? '', bearerToken(request)),
};

/** The waiting list of a sailing that is full. */
export const waitingRoutes = [
  defineRoute({
    method: 'post',
    path: '/waiting',
    summary: 'Join the waiting list of a sailing without room for the party',
    input: { headers: v.object({ ...idempotent.entries, ...proofs.entries }), body: WaitingRequest },
    responses: { 201: WaitingResult },
    refusals: [403, 409, 422, 423],
    handler: async ({ request, headers, body }, context) =>
      storedResponse(await joinWaiting(context, body, headers['Idempotency-Key'], buyerOf(request))),
  }),

  defineRoute({
    method: 'get',
    path: '/waiting/:id',
    summary: 'Position in the queue, and the offer if there is one',
    guard: entry,
    responses: { 200: WaitingEntry },
    handler: ({ caller }, { db, secrets, clock }) => showEntry(db, secrets, caller.id, clock()),
  }),

  defineRoute({
    method: 'delete',
    path: '/waiting/:id',
    summary: 'Leave the queue; an open offer goes to the next entry',
    guard: entry,
    responses: { 200: WaitingEntry },
    refusals: [409],
    async handler({ caller }, context) {
      const left = await withdraw(context, caller);
      // Declined places are offered to the next in the queue at once.
      await serveWaiting(context);
      return left;
    },
  }),
];
