import type { BookingRow } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { takeStatus } from './events.ts';
import { type ProviderStatus, ProviderDown } from '#reservations/context/payment-provider.ts';
import { livePayment, type PaymentRow } from '#reservations/bookings/payment-rows.ts';

/**
 * The traveller gave up at the provider: makes sure that nothing can be paid there any more, and returns to the hold
 * with its remaining time. When the money was faster, the booking is paid instead. Without a payment under way, does
 * nothing.
 * @throws DomainError payment_unavailable when the provider does not answer; nothing has changed then
 */
export async function cancelPayment(context: Context, booking: BookingRow): Promise<void> {
  await settleLive(context, booking, 'cancel');
}

/** Polls the provider about the payment under way, for a traveller who is back before the provider's webhook. */
export async function checkPayment(context: Context, booking: BookingRow): Promise<void> {
  await settleLive(context, booking, 'status');
}

async function settleLive(context: Context, booking: BookingRow, how: 'cancel' | 'status'): Promise<void> {
  const payment = await context.db.transaction().execute((trx) => livePayment(trx, booking.id));
  if (!payment) return;
  const status = await callProvider(context, payment, how);
  await context.db.transaction().execute((trx) => takeStatus(trx, context, payment.id, status));
  if (how === 'cancel' && status.kind === 'open') throw new DomainError('payment_unavailable');
}

async function callProvider(
  context: Context,
  payment: PaymentRow,
  how: 'cancel' | 'status',
): Promise<ProviderStatus> {
  const provider = context.providers.get(payment.provider);
  const { id, providerRef } = payment;
  // The provider never answered, so nobody has a payment page.
  if (providerRef === null) return how === 'cancel' ? { kind: 'ended' } : { kind: 'open' };
  try {
    if (!provider) throw new ProviderDown('no longer configured');
    return await provider[how]({ id, providerRef });
  } catch (error) {
    if (error instanceof ProviderDown) throw new DomainError('payment_unavailable');
    throw error;
  }
}
