import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { bareChunk } from './bare-chunk.ts';
import { STANDALONE } from './places.ts';
import { shareData } from './shared-data.ts';

const SMALLEST_BYTES = 1024;

/**
 * Turbopack writes the same code once per route that loads it, and a worker contains all copies (16.4.6: 270 KB compressed). Keeps
 * one copy of each chunk, which equal chunks re-export, and one of each large JSON text.
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
    writeFileSync(path, `module.exports=require(${JSON.stringify(pathFrom(path, same))});\n`);
    spared += text.length;
  }
  const kept = [...first.values()].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  shareData(kept, pathFrom).forEach(({ path, text }, index) => {
    const before = kept[index]?.text ?? '';
    if (text === before) return;
    writeFileSync(path, text);
    spared += Math.max(before.length - text.length, 0);
  });
  return spared;
}

/** How one file requires another. */
function pathFrom(from: string, to: string): string {
  const path = relative(dirname(from), to).split('\\').join(posix.sep);
  return path.startsWith('.') ? path : `./${path}`;
}
