import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Manifest = v.pipe(v.string(), v.parseJson(), v.object({ routes: v.record(v.string(), v.unknown()) }));

/** Whether the build made a page, by Next's path. Pages of documents created later aren't among them. */
export function readBuiltPages(distDir: string): (page: string) => boolean {
  const text = readFileSync(join(distDir, 'prerender-manifest.json'), 'utf8');
  const pages = new Set(Object.keys(v.parse(Manifest, text).routes));
  return (page) => pages.has(page);
}
