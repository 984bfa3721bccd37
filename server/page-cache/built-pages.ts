import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Manifest = v.pipe(v.string(), v.parseJson(), v.object({ routes: v.record(v.string(), v.unknown()) }));

/** Which pages the build made, by their path as Next knows it. Pages of documents that came later are not among them. */
export function readBuiltPages(distDir: string): (page: string) => boolean {
  const text = readFileSync(join(distDir, 'prerender-manifest.json'), 'utf8');
  const pages = new Set(Object.keys(v.parse(Manifest, text).routes));
  return (page) => pages.has(page);
}
