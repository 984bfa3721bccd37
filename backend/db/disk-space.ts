import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** With less than this, the next write may fail. */
export const MIN_FREE_BYTES = 16 * MEGABYTE;

/** Free space on the folder's disk; null if unknown. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Why work in the folder failed, as a readable message: the embedded database throws an object with a number, not an `Error`. */
export async function reasonIn(folder: string, error: unknown): Promise<string> {
  const free = await freeBytes(folder);
  if (free !== null && free < MIN_FREE_BYTES)
    return `the disk is full (${Math.floor(free / MEGABYTE)} MB left). Make room, or choose another folder with DATA_DIR`;
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'errno' in error)
    return `error ${String(error.errno)} of the file system`;
  return String(error);
}
