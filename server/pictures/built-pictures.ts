import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureQueue } from './picture-queue.ts';

/** Queues the pictures of all pages of the build: those of the home page first, then those of the other large pages. */
export async function addBuiltPages(pictures: PictureQueue, distDir: string): Promise<void> {
  const folder = join(distDir, 'server', 'app');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names.toSorted((a, b) => a.length - b.length))
    pictures.addPage(await readFile(join(folder, name), 'utf8'));
}
