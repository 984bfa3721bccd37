import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { bareChunk } from './bare-chunk.ts';
import { STANDALONE } from './places.ts';

const SMALLEST_BYTES = 1024;

/**
 * Turbopack writes the same code once per route that loads it, and a worker contains all copies (16.4.6: 270 KB compressed). Keeps
 * one copy of each chunk; equal chunks re-export it.
 * @returns bytes saved, uncompressed
 */
export function shareEqualChunks(): number {
  const first = new Map<string, string>();
  let spared = 0;
  for (const path of globSync(`${STANDALONE}/server/chunks/**/*.js`).toSorted()) {
    const whole = readFileSync(path, 'utf8');
    const text = bareChunk(whole);
    if (text !== whole) writeFileSync(path, `${text}\n`);
    if (text.length < SMALLEST_BYTES || !text.startsWith('module.exports=[')) continue;
    const name = createHash('sha256').update(text).digest('hex');
    const same = first.get(name);
    if (same === undefined) {
      first.set(name, path);
      continue;
    }
    const from = relative(dirname(path), same).split('\\').join(posix.sep);
    writeFileSync(
      path,
      `module.exports=require(${JSON.stringify(from.startsWith('.') ? from : `./${from}`)});\n`,
    );
    spared += text.length;
  }
  return spared;
}
