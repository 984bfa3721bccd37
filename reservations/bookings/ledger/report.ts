import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { LedgerReport } from '#contracts/reservations/payment.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';

const Row = {
  reference: column.ledger_entry.reference,
  transaction: column.ledger_entry.transaction_id,
  booking: column.booking.reference,
  what: column.ledger_entry.what,
  account: column.ledger_entry.account,
  cents: column.ledger_entry.cents,
  at: column.ledger_entry.at,
};
type Row = RowOf<typeof Row>;

/**
 * The ledger from one day to another, both included, by days in the operator's time zone: every line and the sum of
 * each account, per day and in total. Days without an entry are absent.
 */
export async function ledgerReport(db: Db, from: string, to: string): Promise<LedgerReport> {
  const rows = await all(
    db,
    Row,
    sql`select e.at, e.transaction_id as transaction, b.reference as booking, e.what, e.account, e.cents, e.reference
      from reservations.ledger_entry e join reservations.booking b on b.id = e.booking_id
      where e.at >= ${athensMoment(from, 0).toISOString()}::timestamptz
        and e.at < ${athensMoment(addDays(to, 1), 0).toISOString()}::timestamptz
      order by e.at, e.seq`,
  );
  const days = Map.groupBy(rows, ({ at }) => athensDay(at));
  return {
    from,
    to,
    days: [...days].map(([day, entries]) => ({
      day,
      lines: entries.map(({ at, ...line }) => ({ at: athensInstant(at), ...line })),
      totals: totalsOf(entries),
    })),
    totals: totalsOf(rows),
  };
}

/** Sorted by account, so that the same ledger always gives the same output. */
function totalsOf(rows: readonly { account: string; cents: number }[]): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { account, cents } of rows) totals.set(account, (totals.get(account) ?? 0) + cents);
  return Object.fromEntries([...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
