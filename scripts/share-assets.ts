import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the fonts and logos of share images into one module. They are embedded as text because the drawing library reads WOFF but
 * not WOFF2, and because a module needs no file system at run time.
 */
const TARGET = 'app/share/_card/assets.gen.ts';
const didot = 'node_modules/@fontsource/gfs-didot/files/gfs-didot';
const commissioner = 'node_modules/@fontsource/commissioner/files/commissioner';

const base64 = async (path: string) => (await readFile(path)).toString('base64');
const entry = async (name: string, path: string) => `export const ${name} =\n  '${await base64(path)}';\n`;

const parts = await Promise.all([
  entry('didotLatin', `${didot}-latin-400-normal.woff`),
  entry('didotGreek', `${didot}-greek-400-normal.woff`),
  entry('commissionerLatin', `${commissioner}-latin-600-normal.woff`),
  entry('commissionerGreek', `${commissioner}-greek-600-normal.woff`),
  entry('logoGreek', 'public/brand/wordmark-el-inverse.svg'),
  entry('logoEnglish', 'public/brand/wordmark-en-inverse.svg'),
]);
await writeFile(
  TARGET,
  `// Written by scripts/share-assets.ts: fonts (SIL Open Font License) and logos as base64.\n${parts.join('')}`,
);
