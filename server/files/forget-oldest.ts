import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Removes the least recently used sibling folders, so that at most `most` remain, this one included.
 * @returns the other remaining folders, the latest first
 */
export async function forgetOldest(own: string, most: number): Promise<string[]> {
  const parent = dirname(own);
  const folders: { path: string; used: number }[] = [];
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (path === own || name.endsWith('.part')) continue;
    folders.push({ path, used: (await stat(path)).mtimeMs });
  }
  const others = folders.toSorted((a, b) => b.used - a.used).map(({ path }) => path);
  for (const path of others.slice(most - 1)) await rm(path, { recursive: true, force: true });
  return others.slice(0, most - 1);
}
