import type { Kysely } from 'kysely';
import type { SubscriberCounts } from '#contracts/desk/staff-newsletter.ts';
import type { DeskTables } from '../db/schema.gen.ts';

/** Subscribers by language and state. */
export async function countSubscribers(db: Kysely<DeskTables>): Promise<SubscriberCounts> {
  const rows = await db
    .selectFrom('desk.subscriber')
    .select((eb) => ['locale', 'state', eb.fn.countAll<string>().as('count')])
    .groupBy(['locale', 'state'])
    .execute();
  const none = { pending: 0, confirmed: 0, unsubscribed: 0, undeliverable: 0 };
  const counts = { el: { ...none }, en: { ...none } };
  for (const { locale, state, count } of rows) counts[locale][state] = Number(count);
  return counts;
}
