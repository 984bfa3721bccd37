import * as v from 'valibot';
import { all } from '#foundation/db/rows.ts';
import { type Kysely, sql } from 'kysely';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMAND_TOKEN_FILE } from '../command-token.ts';
import { openDatabase } from '../db/open.ts';
import { lockFolder } from '../db/lock.ts';
import { declare } from '../installation/installation.ts';
import { loadDatabase } from './load.ts';
import { BackupError, KEPT_FILES, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { SCHEMAS } from './tables.ts';

export type RestoreOptions = {
  archive: string;
  folder: string;
  /** Restores the tables there instead of into the folder. */
  databaseUrl: string | undefined;
  /** Moves existing data aside (the folder) or drops it (the tables on a server). */
  force: boolean;
  /** Whether the original continues to run; see `installation/`. */
  as: 'copy' | 'real';
  now: Date;
  onProgress: (text: string) => void;
};

/** Entries in the data folder that a backup replaces. */
const PLACES = ['database', 'assets', ...KEPT_FILES];

/**
 * Restores a backup while the program is stopped. Everything is unpacked, verified and loaded in a separate place first;
 * existing data is touched last, by renaming. @returns the backup's contents, and where the old data went. @throws BackupError
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; aside?: string }> {
  const { archive, folder, force, now, onProgress } = options;
  await stat(archive).catch(() => {
    throw new BackupError(`There is no file ${archive}`);
  });
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  const staging = join(folder, 'restoring');
  try {
    const present = (await readdir(folder)).filter((name) => PLACES.includes(name));
    if (present.length > 0 && !force) {
      throw new BackupError(`${folder} is not empty (${present.join(', ')}). Use --force to move it aside.`);
    }
    await rm(staging, { recursive: true, force: true });
    onProgress('Unpacking and checking the backup …');
    const manifest = await readArchive(archive, join(staging, 'archive'));
    onProgress(`Loading ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows …`);
    await fillDatabase(options, staging, manifest);
    const aside = join(folder, `before-${now.toISOString().replaceAll(':', '-').slice(0, 19)}`);
    if (present.length > 0) await mkdir(aside);
    for (const name of present) await rename(join(folder, name), join(aside, name));
    await moveIn(staging, folder);
    // The original would accept it: a command meant for the copy must not reach the original.
    if (options.as === 'copy') await rm(join(folder, COMMAND_TOKEN_FILE), { force: true });
    await rm(staging, { recursive: true, force: true });
    return { manifest, ...(present.length > 0 && { aside }) };
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

async function fillDatabase(options: RestoreOptions, staging: string, manifest: Manifest): Promise<void> {
  const { databaseUrl, force } = options;
  const files = join(staging, 'archive');
  const database = await openDatabase(
    databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'pglite', folder: staging },
  );
  try {
    if (databaseUrl) await makeRoom(database.db, force);
    await loadDatabase(database.db, manifest, files);
    await declare({ db: database.db, kind: database.kind, folder: options.folder }, options.as);
  } finally {
    await database.close();
  }
}

/** Tables on a server can't be moved aside like a folder; the careful choice is a separate database for the restore. */
async function makeRoom(db: Kysely<unknown>, force: boolean): Promise<void> {
  const rows = await all(
    db,
    { name: v.string() },
    sql`select nspname as name from pg_namespace where nspname in (${sql.join([...SCHEMAS])})`,
  );
  if (rows.length === 0) return;
  if (!force) {
    const names = rows.map(({ name }) => name).join(', ');
    throw new BackupError(`The database has tables of this program (${names}). Use --force to drop them.`);
  }
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
}

async function moveIn(staging: string, folder: string): Promise<void> {
  const archive = join(staging, 'archive');
  const moves: [from: string, to: string][] = [[join(staging, 'database'), join(folder, 'database')]];
  for (const name of KEPT_FILES) moves.push([join(archive, 'files', name), join(folder, name)]);
  await mkdir(join(folder, 'assets'), { recursive: true });
  moves.push([join(archive, 'assets'), join(folder, 'assets', 'originals')]);
  for (const [from, to] of moves) {
    const exists = await stat(from).then(
      () => true,
      () => false,
    );
    if (exists) await rename(from, to);
  }
}
