import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { createRunner, type Runner } from '#foundation/jobs/runner.ts';
import type { Context } from '#reservations/context/context.ts';
import { all, type RowOf } from '#reservations/kernel/rows.ts';
import { takeStatus } from './events.ts';
import {
  type PaymentProvider,
  ProviderDown,
  type ProviderStatus,
} from '#reservations/context/payment-provider.ts';
import { paymentColumns } from '#reservations/bookings/payment-rows.ts';

const BATCH = 20;
/** Backing off doubles the interval between checks up to this often: about an hour for a check every minute. */
const MAX_DOUBLINGS = 6;
/** A payment still without an outcome after this long will never have one. */
const GIVE_UP_HOURS = 7 * 24;

const Due = {
  id: column.payment.id,
  bookingId: v.string(),
  provider: v.string(),
  state: column.payment.state,
  cents: v.number(),
  createdAt: v.date(),
  expiresAt: v.date(),
  returnUrl: v.string(),
  cancelUrl: v.string(),
  redirectUrl: v.nullable(v.string()),
  providerRef: v.nullable(v.string()),
  chargeRef: v.nullable(v.string()),
  receipt: v.nullable(v.string()),
  checks: column.payment.checks,
};
type Due = RowOf<typeof Due>;

/**
 * Polls the providers about payments without news, so that a lost webhook loses no paid booking: every minute until
 * the deadline, then once to end what is still open, and less and less often while a provider does not answer.
 */
export function createPaymentChecks(context: Context): Runner {
  const { db, jobs, log } = context;
  // A provider that does not answer is tried once per run; payments of the others are checked meanwhile.
  const silent = new Set<string>();
  return createRunner<Due, boolean>(
    {
      name: 'payment',
      subjectOf: ({ id }) => id,
      concurrency: () => 1,
      batch: () => BATCH,
      claim: (limit) => takeDue(context, silent, limit),
      async run(payment) {
        if (silent.has(payment.provider)) return false;
        const status = await statusOf(context, payment, silent);
        if (status) await db.transaction().execute((trx) => takeStatus(trx, context, payment.id, status));
        return true;
      },
      async succeed({ id }, isChecked) {
        if (isChecked) await jobs.succeeded('payment', id);
        return isChecked;
      },
      async fail({ id }, error) {
        await jobs.setAside('payment', id, error);
        return { isDead: false };
      },
      async release(payments) {
        const ids = JSON.stringify(payments.map(({ id }) => id));
        const now = context.clock().toISOString();
        await sql`update reservations.payment set check_at = ${now}::timestamptz, checks = checks - 1
          where id in (select value::uuid from json_array_elements_text(${ids}::text::json))`.execute(db);
      },
      finished: () => silent.clear(),
    },
    { log },
  );
}

async function takeDue(context: Context, silent: ReadonlySet<string>, limit: number): Promise<Due[]> {
  const now = context.clock().toISOString();
  const { paymentCheckSeconds } = (await context.catalogue()).policy;
  return all(
    context.db,
    Due,
    sql`update reservations.payment set checks = checks + 1,
      check_at = ${now}::timestamptz + make_interval(secs => ${paymentCheckSeconds}::integer
        * case when expires_at > ${now}::timestamptz then 1 else power(2, least(checks, ${MAX_DOUBLINGS}::integer))::integer end)
      where id in (select id from reservations.payment where state in ('starting', 'open', 'processing')
        and check_at <= ${now}::timestamptz and ${context.jobs.isDue('payment', sql`id`)}
        and provider not in (select json_array_elements_text(${JSON.stringify([...silent])}::text::json))
        order by check_at limit ${limit}::integer for update skip locked)
      returning ${paymentColumns}, checks`,
  );
}

/** Null when there is nothing new, or the provider isn't configured or doesn't answer. */
async function statusOf(context: Context, payment: Due, silent: Set<string>): Promise<ProviderStatus | null> {
  const now = context.clock().getTime();
  const isOver = payment.expiresAt.getTime() <= now;
  const { id, providerRef } = payment;
  if (providerRef === null) return isOver ? { kind: 'ended' } : null;
  const provider = context.providers.get(payment.provider);
  try {
    if (!provider) throw new ProviderDown('no longer configured');
    return await pollOrEnd(provider, { id, providerRef }, isOver);
  } catch (error) {
    if (error instanceof ProviderDown) silent.add(payment.provider);
    const reason = error instanceof Error ? error.message : 'unknown';
    context.log.warn({ payment: id, reason }, 'payment status could not be polled');
    const isHopeless = now - payment.createdAt.getTime() > GIVE_UP_HOURS * 3_600_000;
    return isHopeless ? { kind: 'ended' } : null;
  }
}

function pollOrEnd(
  provider: PaymentProvider,
  payment: { id: string; providerRef: string },
  isOver: boolean,
): Promise<ProviderStatus> {
  return isOver ? provider.cancel(payment) : provider.status(payment);
}
