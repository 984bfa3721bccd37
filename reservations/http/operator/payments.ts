import { bilingual } from '#reservations/messages/texts.ts';
import { stringify } from 'csv-stringify/sync';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import type { Context } from '#reservations/context/context.ts';
import {
  AgencyPayment,
  type LedgerReport,
  RefundReceipt,
  RefundState,
} from '#contracts/reservations/payment.ts';
import { Day } from '#contracts/reservations/primitives.ts';
import { ledgerReport } from '#reservations/bookings/ledger/report.ts';
import { payAtAgency } from '#reservations/selling/payments/agency.ts';
import { listRefunds, payRefundAtAgency } from '#reservations/selling/payments/operator-refunds.ts';
import { listSetAside, refundSetAside } from '#reservations/selling/payments/set-aside.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { readBody, readKey, readQuery } from '../parse.ts';

/** A quarter and a bit: more would be a file too long to look at, and is better asked for in parts. */
const LONGEST_DAYS = 100;

const LedgerQuery = v.object({ from: Day, to: Day, format: v.optional(v.picklist(['json', 'csv']), 'json') });
const RefundsQuery = v.object({ state: v.optional(RefundState, 'due') });

/** Money for the operator's staff: what agencies took and paid out, refunds that wait, and the books. */
export function paymentOperations(context: Context): Hono {
  const app = new Hono();

  app.post('/payments', async (c) => {
    const key = readKey(c.req.raw);
    const { status, answer } = await payAtAgency(context, await readBody(c.req.raw, AgencyPayment), key);
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });

  app.get('/refunds', async (c) => {
    const { state } = readQuery(c.req.raw, RefundsQuery);
    return c.json({ refunds: await listRefunds(context.db, { state }) });
  });

  /** Once per refund: the same receipt again is no mistake, another one is. */
  app.post('/refunds/:id/paid', async (c) => {
    const { receipt } = await readBody(c.req.raw, RefundReceipt);
    return c.json(await payRefundAtAgency(context, c.req.param('id'), receipt));
  });

  app.get('/set-aside', async (c) => c.json({ payments: await listSetAside(context.db) }));

  app.post('/set-aside/:id/refund', async (c) => c.json(await refundSetAside(context, c.req.param('id'))));

  app.get('/ledger', async (c) => {
    const { from, to, format } = readQuery(c.req.raw, LedgerQuery);
    if (from > to || addDays(from, LONGEST_DAYS) < to)
      throw new DomainError('invalid_request', { detail: period });
    const report = await ledgerReport(context.db, from, to);
    if (format === 'json') return c.json(report);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="ledger-${from}-${to}.csv"`);
    return c.body(csv(report));
  });

  return app;
}

const period = bilingual('errors.period', { days: LONGEST_DAYS });

/** The lines of each day and, after them, its totals; amounts in euro with a point, as spreadsheets and programs read them. */
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
      harmless(line.reference),
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

/** Numbers of receipts are typed by people: a spreadsheet must not take one for a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function euros(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
