import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltStyles } from '#server/pages/built-styles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltemi-styles-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(
    join(folder, 'chunks', 'fonts.css'),
    '@font-face{src:url(../media/greek.woff2)}.a{background:url("data:image/svg+xml,%3Csvg/%3E")}',
  );
  await writeFile(join(folder, 'secret.css'), '.secret{}');
});
afterAll(() => rm(folder, { recursive: true }));

// A page has another address than its style sheets, so it looked for its fonts in the wrong folder.
it('gives the text of a style sheet, with addresses that are right in every page', () => {
  expect(createBuiltStyles(folder)('/_next/static/chunks/fonts.css')).toBe(
    '@font-face{src:url(/_next/static/media/greek.woff2)}.a{background:url("data:image/svg+xml,%3Csvg/%3E")}',
  );
});

it.each([
  '/_next/static/chunks/none.css',
  '/_next/static/chunks/../secret.css',
  '/secret.css',
  '//_next/static/secret.css',
])('knows no style sheet %s', (href) => {
  expect(createBuiltStyles(folder)(href)).toBeNull();
});
