import type { Context } from '#reservations/context/context.ts';
import { lapseUnpaid } from './agency.ts';
import { createPaymentChecks } from './check.ts';
import { createRefundWorker } from './send-refunds.ts';

/**
 * Periodic payment work: cancels bookings that were not paid in time, polls providers about payments without news,
 * sends refunds. Three indexed queries when there is nothing to do; safe in several processes, and none of the three
 * waits for another that fails.
 */
export function createPaymentMaintenance(context: Context) {
  const { jobs } = context;
  const checks = createPaymentChecks(context);
  const refunds = createRefundWorker(context);
  return {
    async run(): Promise<void> {
      await jobs.part('unpaid-bookings', () => lapseUnpaid(context));
      // The results show in each booking; nothing is counted here.
      await jobs.part('payments', async () => void (await checks.run()));
      await jobs.part('refunds', async () => void (await refunds.run()));
    },
    metrics: () => ({ ...checks.metrics(), ...refunds.metrics() }),
    async stop(): Promise<void> {
      await Promise.all([checks.stop(), refunds.stop()]);
    },
  };
}
