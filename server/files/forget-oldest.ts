import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Removes the folders beside this one that were used longest ago, so that `most` are left with this one.
 * @returns the others that are left, the latest first
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
