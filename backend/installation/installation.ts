import * as v from 'valibot';
import { first, type RowOf } from '#foundation/db/rows.ts';
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describePlace, keepMarker, type Place, readMarker, writeMarker } from './place.ts';

/** Why this process treats its data as a copy; null if it is the real installation. */
export type CopyReason = 'restored' | 'elsewhere' | 'other folder';
export type Installation = { id: string; copy: CopyReason | null };

const Row = { id: v.string(), place: v.string(), isCopy: v.boolean() };
type Row = RowOf<typeof Row>;

/** The explanation for the person at the terminal. */
export const COPY_REASONS: Record<CopyReason, string> = {
  restored: 'it was restored from a backup',
  elsewhere: 'it was copied or moved here',
  'other folder': 'the data folder is not the one of this database',
};

/** Lets two processes that start together on an empty database create only one row. Any otherwise unused number will do. */
const LOCK = 7_420_911;

/**
 * Determines which installation this is, and whether it is a copy: a restored backup, or data in another place than where it was
 * last declared real. Data without a record (a fresh set-up, or one of an older version) counts as real, and is recorded so.
 * @throws DatabaseError
 */
export async function readInstallation(place: Place): Promise<Installation> {
  const row = await readRow(place.db);
  if (row === null) return { id: await note(place, 'real'), copy: null };
  const marker = await readMarker(place.folder);
  if (row.isCopy) return { id: row.id, copy: 'restored' };
  if (place.kind === 'pglite') {
    const isHere = marker !== null && (await describePlace(place)) === row.place;
    return { id: row.id, copy: isHere ? null : 'elsewhere' };
  }
  if ((await describePlace(place)) !== row.place) return { id: row.id, copy: 'elsewhere' };
  // Another machine of the same set-up has its own folder, which is empty at first.
  const named = marker ?? (await keepMarker(place.folder, row.id));
  return { id: row.id, copy: named === row.id ? null : 'other folder' };
}

/** Declares the data of this folder and database as the real installation or a copy. Takes effect at the next start. */
export async function declare(place: Place, what: 'real' | 'copy'): Promise<void> {
  await note(place, what);
}

async function note(place: Place, what: 'real' | 'copy'): Promise<string> {
  const { db, folder } = place;
  const known = await readRow(db);
  // Another process that declares the same concurrently must end up with the same id in the folder.
  const id = known?.id ?? (await keepMarker(folder, randomUUID()));
  await writeMarker(folder, id);
  const described = await describePlace(place);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create schema if not exists backend`.execute(trx);
    await sql`create table if not exists backend.installation (
      single boolean primary key default true check (single),
      id text not null,
      place text not null,
      is_copy boolean not null
    )`.execute(trx);
    await sql`insert into backend.installation (id, place, is_copy) values (${id}, ${described}, ${what === 'copy'})
      on conflict (single) do update set place = excluded.place, is_copy = excluded.is_copy`.execute(trx);
  });
  return (await readRow(db))?.id ?? id;
}

async function readRow(db: Kysely<unknown>): Promise<Row | null> {
  const { rows: tables } = await sql`
    select 1 from pg_tables where schemaname = 'backend' and tablename = 'installation'`.execute(db);
  if (tables.length === 0) return null;
  return first(db, Row, sql`select id, place, is_copy as "isCopy" from backend.installation`);
}
