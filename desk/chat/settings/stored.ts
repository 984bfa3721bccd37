import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CannedAnswer, CannedAnswers, OfficeHours } from '#contracts/desk/staff-chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { DEFAULT_CANNED } from './default-canned.ts';
import { DEFAULT_HOURS } from './hours.ts';

type Name = 'hours' | 'canned';

/** What staff have set; until they do, what the program brings along. */
export async function readHours(db: Kysely<DeskTables>): Promise<OfficeHours> {
  return hoursIn(await read(db, 'hours'));
}

export async function readCanned(db: Kysely<DeskTables>): Promise<CannedAnswer[]> {
  return cannedIn(await read(db, 'canned'));
}

/** The version of a setting as an entity tag: another one as soon as anything in it is another. */
export function tagOf(setting: OfficeHours | CannedAnswer[]): string {
  return `"${createHash('sha256').update(JSON.stringify(setting)).digest('base64url').slice(0, 22)}"`;
}

/**
 * Puts all of it in the place of what was there. With `expected`, the tag of what somebody has changed, only if that is still
 * there; of two at the same moment one wins.
 * @returns whether it was stored
 */
export async function store(
  db: Kysely<DeskTables>,
  name: Name,
  setting: OfficeHours | CannedAnswer[],
  expected?: string,
): Promise<boolean> {
  const value = JSON.stringify(setting);
  const insert = db.insertInto('desk.chat_setting').values({ name, value });
  if (expected === undefined) {
    await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
    return true;
  }
  const there = await read(db, name);
  if (expected !== tagOf(name === 'hours' ? hoursIn(there) : cannedIn(there))) return false;
  if (there === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await insert
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('desk.chat_setting')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', there)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function hoursIn(value: string | undefined): OfficeHours {
  return value === undefined ? DEFAULT_HOURS : v.parse(OfficeHours, JSON.parse(value));
}

function cannedIn(value: string | undefined): CannedAnswer[] {
  return value === undefined ? DEFAULT_CANNED : v.parse(CannedAnswers, JSON.parse(value));
}

async function read(db: Kysely<DeskTables>, name: Name): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk.chat_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
