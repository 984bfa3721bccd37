import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFiles } from '#server/files/kept-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(id: string): Promise<string> {
  const place = join(folder, `build-${id}`);
  await mkdir(join(place, 'static/chunks'), { recursive: true });
  await writeFile(join(place, 'BUILD_ID'), id);
  await writeFile(join(place, `static/chunks/${id}.js`), id);
  return place;
}

// Visitors with the site open during an upgrade requested chunks that no longer existed.
it('files of recent builds are kept for open tabs, and those of older ones aren’t', async () => {
  const data = join(folder, 'data');
  expect(await keepFiles(await build('a'), data)).toEqual([]);
  const [a = ''] = await keepFiles(await build('b'), data);
  expect(await readFile(join(a, 'chunks/a.js'), 'utf8')).toBe('a');
  // The build's own folder may be gone.
  await rm(join(folder, 'build-a'), { recursive: true });
  for (const id of ['c', 'd']) await keepFiles(await build(id), data);
  const kept = await keepFiles(join(folder, 'build-d'), data);
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(a);
});
