import type { Locale } from '#foundation/text/locales.ts';
import type { Kysely } from 'kysely';
import type { ReceivedItem } from '#contracts/desk/staff-inbox.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { KEEP_DAYS } from '#contracts/desk/retention.ts';
import { summaryOf } from './list.ts';
import { detailsOf } from './details.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything that staff see of one submission; null if it doesn't exist (any more). */
export async function readItem(
  db: Kysely<DeskTables>,
  reference: string,
  locale: Locale,
): Promise<ReceivedItem | null> {
  const row = await db
    .selectFrom('desk.received')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const file = await fileOf(db, reference);
  const answers = await db
    .selectFrom('desk.answer')
    .select(['at', 'staff_name', 'text'])
    .where('reference', '=', reference)
    .orderBy('at')
    .execute();
  const ends = new Date(row.received_at.getTime() + KEEP_DAYS[row.kind] * DAY_MS);
  return {
    ...summaryOf(row, file !== null, locale),
    email: row.email,
    phone: row.phone,
    details: detailsOf(row.details, locale),
    file,
    answers: answers.map(({ at, staff_name: staff, text }) => ({ at: at.toISOString(), staff, text })),
    eraseOn: athensDay(ends),
  };
}

async function fileOf(db: Kysely<DeskTables>, reference: string): Promise<ReceivedItem['file']> {
  const file = await db
    .selectFrom('desk.file')
    .select(['name', 'type'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!file) return null;
  const size = await db
    .selectFrom('desk.file_part')
    .select((eb) => eb.fn.sum<number | null>(eb.fn('octet_length', ['bytes'])).as('bytes'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { ...file, bytes: size.bytes ?? 0 };
}
