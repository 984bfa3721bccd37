import { cp, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetOldest } from './forget-oldest.ts';

/** The build in use and the two before it, because tabs stay open for days. */
const KEPT = 3;

/**
 * Keeps the files of this build beside the data, for tabs that are still open when another build is in use.
 * @returns the folders with the files of earlier builds, the latest first
 */
export async function keepFiles(build: string, dataFolder: string): Promise<string[]> {
  const id = (await readFile(join(build, 'BUILD_ID'), 'utf8')).trim();
  const parent = join(dataFolder, 'static');
  const own = join(parent, id);
  await mkdir(parent, { recursive: true });
  const isThere = await stat(own).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const part = `${own}.${process.pid}.part`;
    await cp(join(build, 'static'), part, { recursive: true });
    // Another site on the same folder may have been quicker.
    await rename(part, own).catch(() => rm(part, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(own, now, now);
  return await forgetOldest(own, KEPT);
}
