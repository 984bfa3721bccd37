import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

// The program's own files in the data folder: readable by their owner only, and written to a temporary file first, under a name
// unique to the process, so that neither a crash nor a second process leaves half a file.

/**
 * Writes the file if it doesn't exist.
 * @returns its content afterwards: of several processes that start together, the first one's
 */
export async function writeIfMissing(path: string, text: string): Promise<string> {
  const aside = await writeAside(path, text);
  try {
    await link(aside, path);
    return text;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return await readFile(path, 'utf8');
  } finally {
    await rm(aside);
  }
}

/** Writes the file, whatever it contained before. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeAside(path, text), path);
}

async function writeAside(path: string, text: string): Promise<string> {
  const aside = `${path}.${randomUUID()}.new`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(aside, text, { mode: 0o600 });
  return aside;
}
