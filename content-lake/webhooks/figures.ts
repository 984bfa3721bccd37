import type { Kysely } from 'kysely';
import { lakeTables } from '#content-lake/store/tables.ts';

/** The number of pending deliveries, and the age of the oldest in seconds. */
export async function readWebhookFigures(db: Kysely<unknown>, now: Date): Promise<Record<string, number>> {
  const { count, oldest } = await lakeTables(db)
    .selectFrom('lake.webhook_delivery')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const seconds = oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000);
  return { pending: Number(count), oldest_seconds: seconds };
}
