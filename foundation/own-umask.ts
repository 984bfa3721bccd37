import { chmod } from 'node:fs/promises';

/**
 * Whatever this process and the ones it starts write is readable by its own user only: the database, secrets, logs, pictures of
 * drafts, backups and exports. Call it before anything is written.
 */
export function keepToOurselves(): void {
  process.umask(0o077);
}

/** A data folder of an older version lets others in. One that belongs to somebody else stays as its owner wants it. */
export async function closeFolder(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
}
