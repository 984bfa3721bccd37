import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type CannedAnswer, CannedAnswers, OfficeHours } from '#desk/contract/staff-chat.ts';
import type { DeskTables } from '#desk/db/tables.ts';
import { DEFAULT_CANNED } from './default-canned.ts';
import { DEFAULT_HOURS } from './hours.ts';

/** What staff have set; until they do, what the program brings along. */
export async function readHours(db: Kysely<DeskTables>): Promise<OfficeHours> {
  const value = await read(db, 'hours');
  return value === undefined ? DEFAULT_HOURS : v.parse(OfficeHours, JSON.parse(value));
}

export async function readCanned(db: Kysely<DeskTables>): Promise<CannedAnswer[]> {
  const value = await read(db, 'canned');
  return value === undefined ? DEFAULT_CANNED : v.parse(CannedAnswers, JSON.parse(value));
}

/** Puts all of it in the place of what was there. */
export async function store(
  db: Kysely<DeskTables>,
  name: 'hours' | 'canned',
  setting: OfficeHours | CannedAnswer[],
): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('desk.chat_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function read(db: Kysely<DeskTables>, name: 'hours' | 'canned'): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk.chat_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
