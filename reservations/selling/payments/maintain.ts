import type { Context } from '#reservations/context/context.ts';
import { lapseUnpaid } from './agency.ts';
import { checkPayments } from './check.ts';
import { sendRefunds } from './send-refunds.ts';

/**
 * What payments need every few seconds: bookings that nobody paid in time are cancelled, providers are asked about payments they
 * were silent about, refunds are sent. Three indexed questions when there is nothing to do; safe in several processes, and none
 * of the three waits for another.
 */
export async function maintainPayments(context: Context): Promise<void> {
  await context.jobs.part('unpaid-bookings', () => lapseUnpaid(context));
  await context.jobs.part('payments', () => checkPayments(context));
  await context.jobs.part('refunds', () => sendRefunds(context));
}
