import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderStatus,
} from '#reservations/context/payment-provider.ts';
import { recordProviderRefund, reopenRefund } from './refund-news.ts';
import { type EventResult, recordEnded, recordPaid, recordProcessing } from './settle.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Processes a provider's event exactly once: the event and its changes are written together. A duplicate waits for
 * the first and then changes nothing; after a crash nothing is written, and the provider resends it.
 */
export function takeEvent(
  context: Context,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<EventResult> {
  return context.db.transaction().execute(async (trx) => {
    const isNew = await affectedRows(
      trx,
      sql`insert into reservations.payment_event (provider, id, kind, received_at, done)
        values (${provider.name}, ${event.id}, ${event.kind}, ${context.clock().toISOString()}::timestamptz, '')
        on conflict do nothing returning 1`,
    );
    if (isNew === 0) return 'known already';
    const paymentId = await paymentOf(trx, provider.name, event.payment);
    const done = await act(trx, context, event, paymentId);
    if (done === 'unknown payment')
      context.log.warn({ event: event.id, kind: event.kind }, 'event for a payment that is not ours');
    await sql`update reservations.payment_event set done = ${done}, payment_id = ${paymentId}::uuid
      where provider = ${provider.name} and id = ${event.id}`.execute(trx);
    return done;
  });
}

/** Processes a status polled from a provider, like an event. */
export async function takeStatus(
  trx: Db,
  context: Context,
  paymentId: string,
  status: ProviderStatus,
): Promise<EventResult> {
  switch (status.kind) {
    case 'paid':
      return recordPaid(trx, context, paymentId, status);
    case 'processing':
      return recordProcessing(trx, paymentId);
    case 'ended':
      return recordEnded(trx, context, paymentId, 'ended');
    case 'open':
      return 'nothing to do';
  }
}

async function act(
  trx: Db,
  context: Context,
  { news }: ProviderEvent,
  paymentId: string | null,
): Promise<EventResult> {
  if (news.kind === 'other') return 'nothing to do';
  if (!paymentId) return 'unknown payment';
  switch (news.kind) {
    case 'failed':
      return recordEnded(trx, context, paymentId, 'failed');
    case 'refunded':
      return recordProviderRefund(trx, context, paymentId, news.cents);
    case 'refund-failed':
      return reopenRefund(trx, context, paymentId, news);
    default:
      return takeStatus(trx, context, paymentId, news);
  }
}

async function paymentOf(
  trx: Db,
  provider: string,
  { id, chargeRef }: ProviderEvent['payment'],
): Promise<string | null> {
  // An id that is not a UUID is not ours.
  const own = id !== null && UUID.test(id) ? id : null;
  const row = await first(
    trx,
    { id: column.payment.id },
    sql`select id from reservations.payment where provider = ${provider}
      and ${id === null ? sql`charge_ref = ${chargeRef}::text` : sql`id = ${own}::uuid`} limit 1`,
  );
  return row?.id ?? null;
}
