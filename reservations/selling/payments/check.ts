import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { all } from '#reservations/kernel/rows.ts';
import { takeStatus } from './events.ts';
import {
  type PaymentProvider,
  ProviderDown,
  type ProviderStatus,
} from '#reservations/context/payment-provider.ts';
import { paymentColumns, type PaymentRow } from '#reservations/bookings/payment-rows.ts';

const AT_ONCE = 20;
/** Backing off doubles the time between two questions up to this often: about an hour for a check every minute. */
const MOST_DOUBLINGS = 6;
/** A provider that has not known the end of a payment for so long never will. */
const GIVE_UP_HOURS = 7 * 24;

type Due = PaymentRow & { checks: number };

/**
 * Asks the providers about payments of which nothing was heard, so that a message that got lost loses no paid booking: every
 * minute until the deadline, then once to end what is still open, and ever more seldom while a provider does not answer. Each is
 * taken by one process.
 */
export async function checkPayments(context: Context): Promise<void> {
  // Who does not answer once is not waited for twenty times: the rest is asked in the next round.
  const silent = new Set<string>();
  await context.jobs.each(
    'payment',
    await takeDue(context),
    ({ id }) => id,
    async (payment) => {
      if (silent.has(payment.provider)) return;
      const status = await statusOf(context, payment, silent);
      if (!status) return;
      await context.db.transaction().execute((trx) => takeStatus(trx, context, payment.id, status));
    },
  );
}

async function takeDue(context: Context): Promise<Due[]> {
  const now = context.clock().toISOString();
  const { paymentCheckSeconds } = (await context.catalogue()).policy;
  return all(
    context.db,
    sql<Due>`update reservations.payment set checks = checks + 1,
      check_at = ${now}::timestamptz + make_interval(secs => ${paymentCheckSeconds}::integer
        * case when expires_at > ${now}::timestamptz then 1 else power(2, least(checks, ${MOST_DOUBLINGS}::integer))::integer end)
      where id in (select id from reservations.payment where state in ('starting', 'open', 'processing')
        and check_at <= ${now}::timestamptz order by check_at limit ${AT_ONCE}::integer for update skip locked)
      returning ${paymentColumns}, checks`,
  );
}

/** Null when there is nothing new, or nobody to ask. */
async function statusOf(context: Context, payment: Due, silent: Set<string>): Promise<ProviderStatus | null> {
  const now = context.clock().getTime();
  const isOver = payment.expiresAt.getTime() <= now;
  const { id, providerRef } = payment;
  if (providerRef === null) return isOver ? { kind: 'ended' } : null;
  const provider = context.providers.get(payment.provider);
  try {
    if (!provider) throw new ProviderDown('not configured any more');
    return await askOrEnd(provider, { id, providerRef }, isOver);
  } catch (error) {
    if (error instanceof ProviderDown) silent.add(payment.provider);
    const reason = error instanceof Error ? error.message : 'unknown';
    context.log.warn({ payment: id, reason }, 'a provider does not say how a payment stands');
    const isHopeless = now - payment.createdAt.getTime() > GIVE_UP_HOURS * 3_600_000;
    return isHopeless ? { kind: 'ended' } : null;
  }
}

function askOrEnd(
  provider: PaymentProvider,
  payment: { id: string; providerRef: string },
  isOver: boolean,
): Promise<ProviderStatus> {
  return isOver ? provider.cancel(payment) : provider.status(payment);
}
