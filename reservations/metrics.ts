import * as v from 'valibot';
import { sql } from 'kysely';
import { all, type Db } from './kernel/rows.ts';

/** Numbers of open items, by name: small indexed sets, so that reading them every few seconds costs nothing. */
export async function readMetrics(db: Db, now: Date): Promise<Record<string, number>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await all(
    db,
    { name: v.string(), count: v.number() },
    sql`
      select 'holds' as name, count(*) as count from reservations.booking where state = 'held'
      union all select 'paying', count(*) from reservations.booking where state = 'paying'
      union all select 'unpaid', count(*) from reservations.booking where state = 'confirmed'
      union all select 'unpaid_suspicious', count(*) from reservations.unpaid_claim u
        join reservations.booking b on b.id = u.booking_id where u.suspicion is not null and b.state = 'confirmed'
      union all select 'refunds', count(*) from reservations.refund where state in ('due', 'sent')
      union all select 'refunds_failed', count(*) from reservations.refund where state = 'failed'
      union all select 'payments_set_aside', count(*) from reservations.payment
        where state = 'mismatch' and foreign_refunded_at is null
      union all select 'jobs_failed', count(*) from reservations.failed_job
      union all select 'sales_last_hour', count(distinct booking_id) from reservations.ledger_entry
        where at > ${at} - interval '1 hour' and cents > 0`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
