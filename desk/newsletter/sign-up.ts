import { type Kysely, sql } from 'kysely';
import type { NewsletterRequest } from '#contracts/desk/newsletter.ts';
import type { DeskTables } from '../db/schema.gen.ts';

/**
 * The limit for all sign-ups together: a burst, and one more every so many seconds. Even somebody with a thousand IP addresses
 * can't make us write to thousands of people; 120 an hour is what a ferry operator's busiest campaign brings.
 */
const ALL_SIGN_UPS = { atOnce: 300, secondsEach: 30 } as const;

/**
 * Stores a sign-up, or returns how many seconds to wait. It runs the same two statements for every address, and neither reads
 * the subscribers: the sign-up is processed later, so that neither response nor timing reveals whether an address is known.
 */
export async function storeSignUp(
  db: Kysely<DeskTables>,
  request: NewsletterRequest,
  now: Date,
): Promise<{ kind: 'noted' } | { kind: 'full'; seconds: number }> {
  const level = await fill(db, now);
  if (level === null) return { kind: 'full', seconds: ALL_SIGN_UPS.secondsEach };
  await db
    .insertInto('desk.sign_up')
    .values({
      email: request.email.normalize('NFC').toLowerCase(),
      locale: request.locale,
      source: request.source,
      asked_at: now,
    })
    .execute();
  return { kind: 'noted' };
}

/** A leaky bucket in the database: it holds for all processes, and a restart doesn't empty it. @returns null when full */
async function fill(db: Kysely<DeskTables>, now: Date): Promise<number | null> {
  const seconds = sql`extract(epoch from (${now}::timestamptz - desk.sign_up_level.at))`;
  const left = sql`greatest(0, desk.sign_up_level.level - greatest(0, ${seconds}) / ${ALL_SIGN_UPS.secondsEach}::float)`;
  const row = await db
    .insertInto('desk.sign_up_level')
    .values({ level: 1, at: now })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({
          level: sql<number>`${left} + 1`,
          at: sql<Date>`greatest(desk.sign_up_level.at, ${now})`,
        })
        .where(sql<boolean>`${left} + 1 <= ${ALL_SIGN_UPS.atOnce}::float`),
    )
    .returning('level')
    .executeTakeFirst();
  return row?.level ?? null;
}
