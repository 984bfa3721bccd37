import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONFIG, DEPLOYED } from './places.ts';

const LARGEST_KIB = 2252.8;

/** Bundles the worker as a deployment does. @throws if it is larger than 2.2 MiB compressed */
export async function measureWorker(wrangler: (args: string[]) => Promise<void>): Promise<void> {
  const folder = resolve(DEPLOYED);
  await wrangler(['deploy', '--dry-run', '--minify', '--outdir', folder, '-c', CONFIG]);
  const files = globSync(`${folder}/**/*.{js,mjs,wasm,bin}`);
  const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
  if (files.length === 0) throw new Error(`wrangler wrote nothing to ${folder}.`);
  const kib = bytes / 1024;
  console.log(`  worker: ${kib.toFixed(0)} KiB gzip of ${LARGEST_KIB.toFixed(0)}`);
  if (kib > LARGEST_KIB)
    throw new Error('The worker is too large; .edge/.open-next/**/*.meta.json lists what it contains.');
}
