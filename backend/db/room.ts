import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** With less than that the next write may be the one that fails. */
export const LITTLE_BYTES = 16 * MEGABYTE;

/** What is left on the disk of the folder; null when nobody can say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Why work in the folder failed, in words: what the embedded database throws is no `Error` and says a number. */
export async function reasonIn(folder: string, error: unknown): Promise<string> {
  const free = await freeBytes(folder);
  if (free !== null && free < LITTLE_BYTES)
    return `the disk is full (${Math.floor(free / MEGABYTE)} MB left). Make room, or choose another folder with DATA_DIR`;
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'errno' in error)
    return `error ${String(error.errno)} of the file system`;
  return String(error);
}
