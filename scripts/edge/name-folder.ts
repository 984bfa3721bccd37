import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { BUILD, STANDALONE } from './places.ts';

const Manifest = v.looseObject({ config: v.looseObject({ distDir: v.literal(BUILD) }) });

/**
 * Writes the path of the build folder as the worker needs it: relative to the package that OpenNext assumes, not to the repository.
 */
export function nameFolderForWorker(): void {
  for (const folder of [BUILD, STANDALONE]) {
    const path = `${folder}/required-server-files.json`;
    const manifest = v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(path, JSON.stringify({ ...manifest, config: { ...manifest.config, distDir: '.next' } }));
  }
}
