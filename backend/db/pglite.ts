import { PGlite, types } from '@electric-sql/pglite';
import type { Filesystem } from '@electric-sql/pglite/basefs';
import { FairPGliteDialect } from './pglite-dialect.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { DatabaseError } from './database-error.ts';
import { lockFolder } from './lock.ts';
import { reasonIn } from './disk-space.ts';

// V8 can crash a process while it frees WebAssembly code that it has replaced by a faster version (“Check failed:
// jit_page_->allocations_.erase(addr) == 1”, seen with Node 24.21). Keeping the code costs no memory that can be measured.
setFlagsFromString('--no-wasm-code-gc');

/** Days stay strings (a `Date` would shift them) and 64-bit counts are numbers, the same as with PostgreSQL. */
const parsers = { [types.DATE]: (value: string) => value, [types.INT8]: Number };

/**
 * PGlite's default of 128 MB of shared buffers costs memory that a database of this size never uses (measured: 330 MB
 * resident with it, 240 with 16), and a third of the time to open it.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the embedded database in `folder` (created if missing) and keeps a lock on it until `close`.
 * @throws DatabaseError if the folder can't be written or another process holds it.
 */
export async function openPglite(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: join(folder, 'database'), parsers, startParams });
    const close = async () => {
      await pglite.close();
      await unlock();
    };
    return { dialect: new FairPGliteDialect({ pglite }), close };
  } catch (error) {
    await unlock();
    throw new DatabaseError(`The database in ${folder} cannot be opened: ${await reasonIn(folder, error)}`);
  }
}

/** A database in memory, for tests: the one in `files`, or a new one. */
export async function openMemory(files?: Filesystem) {
  const pglite = await PGlite.create({ parsers, startParams, ...(files && { fs: files }) });
  return { dialect: new FairPGliteDialect({ pglite }), close: () => pglite.close() };
}
