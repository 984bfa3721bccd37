import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { BUILD, STANDALONE } from './places.ts';

const Manifest = v.looseObject({ config: v.looseObject({ distDir: v.literal(BUILD) }) });

/** The folder of the build as the worker finds it: seen from the package that OpenNext takes it for, not from the repository. */
export function nameFolderForWorker(): void {
  for (const folder of [BUILD, STANDALONE]) {
    const path = `${folder}/required-server-files.json`;
    const manifest = v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(path, JSON.stringify({ ...manifest, config: { ...manifest.config, distDir: '.next' } }));
  }
}
