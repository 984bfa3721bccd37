import { bilingual } from '#reservations/messages/texts.ts';
import { stringify } from 'csv-stringify/sync';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import { Booking } from '#contracts/reservations/booking.ts';
import {
  AgencyPayment,
  LedgerReport,
  Refund,
  RefundList,
  RefundReceipt,
  RefundState,
  SetAsideList,
  SetAsidePayment,
} from '#contracts/reservations/payment.ts';
import { Day } from '#contracts/reservations/primitives.ts';
import { ledgerReport } from '#reservations/bookings/ledger/report.ts';
import { payAtAgency } from '#reservations/selling/payments/agency.ts';
import { listRefunds, payRefundAtAgency } from '#reservations/selling/payments/operator-refunds.ts';
import { listSetAside, refundSetAside } from '#reservations/selling/payments/set-aside.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { defineRoute, idempotent, operator, storedResponse } from '../define-route.ts';

/** A little more than a quarter: longer reports are too large and should be requested in parts. */
const LONGEST_DAYS = 100;

const LedgerQuery = v.object({ from: Day, to: Day, format: v.optional(v.picklist(['json', 'csv']), 'json') });
const RefundsQuery = v.object({ state: v.optional(RefundState, 'due') });

/** Money for the operator's staff: agency payments, pending refunds and the ledger. */
export const operatorPaymentRoutes = [
  defineRoute({
    method: 'post',
    path: '/operator/payments',
    summary: 'Record a payment at an agency',
    guard: operator,
    input: { headers: idempotent, body: AgencyPayment },
    responses: { 200: Booking },
    refusals: [404, 409, 410, 422],
    handler: async ({ headers, body }, context) =>
      storedResponse(await payAtAgency(context, body, headers['Idempotency-Key'])),
  }),

  defineRoute({
    method: 'get',
    path: '/operator/refunds',
    summary: 'Pending, paid and failed refunds',
    guard: operator,
    input: { query: RefundsQuery },
    responses: { 200: RefundList },
    handler: async ({ query }, { db }) => ({ refunds: await listRefunds(db, query) }),
  }),

  /** Once per refund: the same receipt again is not an error, a different one is. */
  defineRoute({
    method: 'post',
    path: '/operator/refunds/:id/paid',
    summary: 'Record a refund paid out at an agency',
    guard: operator,
    input: { params: v.object({ id: v.string() }), body: RefundReceipt },
    responses: { 200: Refund },
    refusals: [409],
    handler: ({ params, body }, context) => payRefundAtAgency(context, params.id, body.receipt),
  }),

  defineRoute({
    method: 'get',
    path: '/operator/set-aside',
    summary: 'Payments in another currency than the euro, set aside to be refunded',
    guard: operator,
    responses: { 200: SetAsideList },
    handler: async (_, { db }) => ({ payments: await listSetAside(db) }),
  }),

  defineRoute({
    method: 'post',
    path: '/operator/set-aside/:id/refund',
    summary: 'Refund such a payment through its provider, once',
    guard: operator,
    input: { params: v.object({ id: v.string() }) },
    responses: { 200: SetAsidePayment },
    refusals: [409],
    handler: ({ params }, context) => refundSetAside(context, params.id),
  }),

  defineRoute({
    method: 'get',
    path: '/operator/ledger',
    summary: 'The ledger by day, as JSON or CSV',
    guard: operator,
    input: { query: LedgerQuery },
    responses: { 200: { json: LedgerReport, files: ['text/csv'] } },
    async handler({ query: { from, to, format } }, { db }) {
      if (from > to || addDays(from, LONGEST_DAYS) < to)
        throw new DomainError('invalid_request', { detail: period });
      const report = await ledgerReport(db, from, to);
      if (format === 'json') return report;
      return new Response(csv(report), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="ledger-${from}-${to}.csv"`,
        },
      });
    },
  }),
];

const period = bilingual('errors.period', { days: LONGEST_DAYS });

/**
 * The lines of each day followed by its totals; amounts in euro with a decimal point, as spreadsheets and programs
 * read them.
 */
function csv(report: LedgerReport): string {
  const rows = report.days.flatMap(({ day, lines, totals }) => [
    ...lines.map((line) => [
      day,
      line.at,
      line.transaction,
      line.booking,
      line.what,
      line.account,
      euros(line.cents),
      escapeFormula(line.reference),
    ]),
    ...Object.entries(totals).map(([account, cents]) => [
      day,
      '',
      '',
      '',
      'total',
      account,
      euros(cents),
      '',
    ]),
  ]);
  const columns = ['day', 'at', 'transaction', 'booking', 'what', 'account', 'euro', 'reference'];
  return stringify([columns, ...rows], { bom: true });
}

/** Receipt numbers are typed by people: a spreadsheet must not take one for a formula. */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function euros(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
