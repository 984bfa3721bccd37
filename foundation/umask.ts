import { chmod } from 'node:fs/promises';

/**
 * Makes everything that this process and its children write readable only by their own user: the database, secrets, logs, pictures
 * of drafts, backups and exports. Call it before anything is written.
 */
export function restrictUmask(): void {
  process.umask(0o077);
}

/** Closes the data folder of an older version to other users. A folder that belongs to another user stays as it is. */
export async function restrictFolder(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
}
