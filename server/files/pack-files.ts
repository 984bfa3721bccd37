import { glob, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, compress } from '#lib/page-cache/encoding.ts';

const TEXTS = '**/*.{js,css,svg,json,txt}';
const FORMS: readonly { encoding: Encoding; ending: string }[] = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];
/** As many as Node compresses at the same time. */
const AT_ONCE = 4;

/**
 * Compresses the text files of a build, once: file names change with the content, so existing results stay valid. 11 MB take about
 * three seconds on one core.
 * @returns how many files it wrote
 */
export async function packFiles(folder: string): Promise<number> {
  const paths = await Array.fromAsync(glob(TEXTS, { cwd: folder }));
  let written = 0;
  const work = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of work) written += await packFile(join(folder, path));
    }),
  );
  return written;
}

async function packFile(path: string): Promise<number> {
  let written = 0;
  for (const { encoding, ending } of FORMS) {
    if (await exists(path + ending)) continue;
    const form = await compress(await readFile(path), encoding);
    if (form.encoding === 'identity') return written;
    // In two steps, so that no partial file remains if the process is stopped in between.
    await writeFile(`${path}${ending}.part`, form.body);
    await rename(`${path}${ending}.part`, path + ending);
    written += 1;
  }
  return written;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
