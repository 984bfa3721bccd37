import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const files: Record<string, string> = {
  'commissioner-greek': '@fontsource-variable/commissioner/files/commissioner-greek-wght-normal.woff2',
  'commissioner-latin': '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
  'didot-greek': '@fontsource/gfs-didot/files/gfs-didot-greek-400-normal.woff2',
  'didot-latin': '@fontsource/gfs-didot/files/gfs-didot-latin-400-normal.woff2',
};

/** The page's own fonts, so that it needs no third party. Undefined for any other name. */
export async function readFont(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file === undefined ? undefined : new Uint8Array(await readFile(require.resolve(file)));
}
