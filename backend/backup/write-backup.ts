import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { dumpDatabase, tableFile } from './dump.ts';
import { KEPT_FILES } from './manifest.ts';

export type BackupSource = {
  db: Kysely<unknown>;
  /** DATA_DIR: images and secrets are read from it, and it temporarily holds the tables' text. */
  folder: string;
  now: Date;
};

/**
 * A backup of everything as one `.tar.gz`: a snapshot of all services' tables, the uploaded files and the secrets.
 * Resolves when the snapshot of the database is written; streaming the rest takes no lock. The stream fails if
 * anything can't be read, and a restore rejects an archive that was cut off.
 */
export async function startBackup({ db, folder, now }: BackupSource): Promise<Readable> {
  const spool = join(folder, `backup-${randomUUID()}`);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const output = new PassThrough();
  try {
    const manifest = await dumpDatabase(db, spool, now);
    const archive = pack();
    void pipeline(archive, createGzip({ level: 4 }), output)
      .catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
      .finally(() => rm(spool, { recursive: true, force: true }));
    void fill(archive, manifest, spool, folder).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    return output;
  } catch (error) {
    await rm(spool, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  archive: Pack,
  manifest: Awaited<ReturnType<typeof dumpDatabase>>,
  spool: string,
  folder: string,
): Promise<void> {
  let entries = 0;
  const text = (name: string, value: object) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, JSON.stringify(value), (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const file = async (name: string, path: string) => {
    // Deleted meanwhile: an unreferenced upload. Files that the tables refer to still exist.
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) return;
    await pipeline(createReadStream(path), archive.entry({ name, size, mode: 0o600 }));
    entries += 1;
  };
  await text('manifest.json', manifest);
  for (const table of manifest.tables) {
    await file(`database/${tableFile(table)}`, join(spool, tableFile(table)));
  }
  for (const name of KEPT_FILES) await file(`files/${name}`, join(folder, name));
  const originals = join(folder, 'assets', 'originals');
  for (const part of await readdir(originals).catch(() => [])) {
    for (const sha1 of await readdir(join(originals, part))) {
      if (/^[0-9a-f]{40}$/.test(sha1)) await file(`assets/${part}/${sha1}`, join(originals, part, sha1));
    }
  }
  await text('complete.json', { entries });
  archive.finalize();
}
