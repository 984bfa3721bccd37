import * as v from 'valibot';
import { DisruptionReport, DisruptionRequest } from '#contracts/reservations/disruptions/operator.ts';
import { reportDisruption, reportOf, previewDisruption } from '#reservations/disruptions/report.ts';
import { findDisruption, listDisruptions } from '#reservations/bookings/disruption-rows.ts';
import { withdrawDisruption } from '#reservations/disruptions/withdraw.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { defineRoute, IdempotencyKey, idempotent, operator, storedResponse } from '../define-route.ts';
import { missingKey } from '../parse.ts';

const DryRunQuery = v.object({ dryRun: v.optional(v.picklist(['true', 'false']), 'false') });
const ListQuery = v.object({ sailing: v.optional(v.pipe(v.string(), v.maxLength(60))) });
const Disruption = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const DisruptionList = v.object({ disruptions: v.array(DisruptionReport) });

/** Staff report disruptions, see whom they affect, and withdraw them while nobody has chosen. */
export const operatorDisruptionRoutes = [
  defineRoute({
    method: 'post',
    path: '/operator/disruptions',
    summary:
      'Cancel or delay a sailing, swap its ship, move a quay or skip a call; dryRun=true changes nothing',
    guard: operator,
    input: {
      query: DryRunQuery,
      headers: v.object({
        'Idempotency-Key': v.pipe(v.optional(IdempotencyKey), v.description('Needed unless dryRun is true')),
      }),
      body: DisruptionRequest,
    },
    responses: { 200: DisruptionReport, 201: DisruptionReport },
    refusals: [404, 409, 422],
    async handler({ query: { dryRun }, headers, body }, context) {
      if (dryRun === 'true') return previewDisruption(context, body);
      const key = headers['Idempotency-Key'];
      if (key === undefined) throw missingKey();
      return storedResponse(await reportDisruption(context, body, key));
    },
  }),

  defineRoute({
    method: 'get',
    path: '/operator/disruptions',
    summary: 'Disruptions that are not over, or all of one sailing',
    guard: operator,
    input: { query: ListQuery },
    responses: { 200: DisruptionList },
    async handler({ query: { sailing = null } }, { db }) {
      const disruptions = [];
      for (const each of await listDisruptions(db, sailing)) disruptions.push(await reportOf(db, each));
      return { disruptions };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/operator/disruptions/:id',
    summary: 'The bookings affected by a disruption, with offers and choices',
    guard: operator,
    input: { params: Disruption },
    responses: { 200: DisruptionReport },
    async handler({ params }, { db }) {
      const found = await findDisruption(db, params.id);
      if (!found) throw new DomainError('not_found');
      return reportOf(db, found);
    },
  }),

  defineRoute({
    method: 'post',
    path: '/operator/disruptions/:id/withdraw',
    summary: 'Withdraw a disruption; possible while nobody has chosen',
    guard: operator,
    input: { params: Disruption, headers: idempotent },
    responses: { 200: DisruptionReport },
    refusals: [409, 422],
    handler: async ({ params, headers }, context) =>
      storedResponse(await withdrawDisruption(context, params.id, headers['Idempotency-Key'])),
  }),
];
