import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONFIG, DEPLOYED } from './places.ts';

/**
 * Cloudflare's own limit is larger; this one shows what a change adds. 16 KiB of it are the ships and the wind (decision 108), 19 the
 * answers of the timetable and of a booked ship (111, 113), 11 the next ships of the quays, the drawn town around a harbour (115) and
 * the codes on a booking's page, 4 the file of the islands, 6 the chart on the pages without a connection and of the newsletter and the
 * links to every island on the map, 4 the prices of the days of a change and the errors grouped by traveller, 5 the fares with the
 * return and the wind beside tomorrow's ships, 8 the stops ashore on every page that has a ship, what titles keep together and the way
 * from a found island to its ships: pages are bundled apart, and each text is there twice. Two builds of the same code differ by up to
 * 4 KiB, because the bundle contains the folder's path and names made from it.
 */
const LARGEST_KIB = 2334;

/** Bundles the worker as a deployment does. @throws if it is larger than `LARGEST_KIB` compressed */
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
