import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type CannedAnswer, CannedAnswers, OfficeHours } from '#contracts/desk/staff-chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { DEFAULT_CANNED } from './default-canned.ts';
import { DEFAULT_HOURS } from './hours.ts';

type Name = 'hours' | 'canned';

/** The hours that staff have set, or else the program's defaults. */
export async function readHours(db: Kysely<DeskTables>): Promise<OfficeHours> {
  return hoursIn(await read(db, 'hours'));
}

export async function readCanned(db: Kysely<DeskTables>): Promise<CannedAnswer[]> {
  return cannedIn(await read(db, 'canned'));
}

/** The version of a setting as an entity tag: any change to it gives another tag. */
export function tagOf(setting: OfficeHours | CannedAnswer[]): string {
  return `"${createHash('sha256').update(JSON.stringify(setting)).digest('base64url').slice(0, 22)}"`;
}

/**
 * Replaces a setting as a whole. With `expected`, the tag on which a change is based, only if that is still current; of two
 * concurrent changes one wins.
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
  const current = await read(db, name);
  if (expected !== tagOf(name === 'hours' ? hoursIn(current) : cannedIn(current))) return false;
  if (current === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await insert
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('desk.chat_setting')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', current)
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
