import type { Kysely } from 'kysely';
import { KEEP_DAYS } from '#contracts/desk/retention.ts';
import { STAMP_ENDS_MS } from '#contracts/desk/stamp.ts';
import type { DeskTables } from '../db/schema.gen.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than {@link KEEP_DAYS}, files included. Idempotent. @returns how many rows were deleted */
export async function eraseOld(db: Kysely<DeskTables>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let gone = 0n;
  for (const kind of ['message', 'cargo', 'application'] as const) {
    const result = await db
      .deleteFrom('desk.received')
      .where('kind', '=', kind)
      .where('received_at', '<', before(KEEP_DAYS[kind]))
      .executeTakeFirst();
    gone += result.numDeletedRows;
  }
  const emails = await db
    .deleteFrom('desk.outgoing_mail')
    .where((when) =>
      when.or([
        when('created_at', '<', before(KEEP_DAYS.letter)),
        when.and([when('state', '!=', 'sent'), when('discard_at', '<', now)]),
      ]),
    )
    .executeTakeFirst();
  await db
    .deleteFrom('desk.used_stamp')
    .where('used_at', '<', new Date(now.getTime() - STAMP_ENDS_MS))
    .execute();
  return Number(gone + emails.numDeletedRows);
}
