import { first } from '#foundation/db/rows.ts';
import { type Kysely, sql } from 'kysely';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DatabaseError } from '../db/database-error.ts';
import { writeIfMissing, replaceFile } from '#backend/private-file.ts';

/** In the data folder, outside of the database and of every backup: a copy of either alone lacks it or has a different one. */
const MARKER = 'installation.json';

const Marker = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

export type Place = { db: Kysely<unknown>; kind: 'pglite' | 'postgres'; folder: string };

/** The id in the data folder; null if there is none. @throws DatabaseError if it can't be read */
export async function readMarker(folder: string): Promise<string | null> {
  const path = join(folder, MARKER);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new DatabaseError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  if (text === null) return null;
  const parsed = v.safeParse(Marker, text);
  if (!parsed.success) throw new DatabaseError(`${path} is broken. Delete it and start again.`);
  return parsed.output.id;
}

/** Writes the id into the folder, unless it has one. @returns the id that it has now */
export async function keepMarker(folder: string, id: string): Promise<string> {
  await writeIfMissing(join(folder, MARKER), JSON.stringify({ id }));
  return (await readMarker(folder)) ?? id;
}

/** Replaces the folder's id. */
export async function writeMarker(folder: string, id: string): Promise<void> {
  if ((await readMarker(folder)) === id) return;
  await replaceFile(join(folder, MARKER), JSON.stringify({ id }));
}

/**
 * A fingerprint of where the data is, which stays the same for the same data and differs for any copy. For a database on a server:
 * the server's identifier and the database's number in it. For the embedded one: the machine, and the marker's file on disk, so
 * that a folder may be renamed but not copied. A byte-by-byte copy of a whole disk or server can't be detected here.
 */
export async function describePlace({ db, kind, folder }: Place): Promise<string> {
  if (kind === 'postgres') return `${await serverNumber(db)} ${await databaseNumber(db)}`;
  const { ino, birthtimeNs } = await stat(join(folder, MARKER), { bigint: true });
  const machine = await readFile('/etc/machine-id', 'utf8').catch(() => '');
  return `${machine.trim()} ${ino} ${birthtimeNs}`;
}

async function serverNumber(db: Kysely<unknown>): Promise<string> {
  // Some hosts restrict this function; the database's number alone has to do then.
  const answer = await first(
    db,
    { number: v.string() },
    sql`select system_identifier::text as number from pg_control_system()`,
  ).catch(() => null);
  return answer?.number ?? '';
}

async function databaseNumber(db: Kysely<unknown>): Promise<string> {
  const answer = await first(
    db,
    { number: v.string() },
    sql`select oid::text as number from pg_database where datname = current_database()`,
  );
  return answer?.number ?? '';
}
