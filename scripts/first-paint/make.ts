import { rolldown } from 'rolldown';
import { hashOf } from '#lib/security/inline-scripts.ts';

export const FIRST_PAINT_FILE = 'lib/security/first-paint.gen.ts';

/** Generates the module with the script, minified: without comments it is half the size. */
export async function makeFirstPaint(): Promise<string> {
  const bundle = await rolldown({
    input: 'scripts/first-paint/source.js',
    platform: 'browser',
    transform: { target: 'es2020' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  const text = output[0].code.trim();
  // In HTML the first of these would end the script, and the second would hide its end from the parser.
  if (/<\/script|<!--/i.test(text))
    throw new Error('The script before the first paint cannot be inlined in HTML.');
  return [
    '// Made by `node scripts/first-paint.ts` of scripts/first-paint/source.js, where the reasons stand.',
    `export const FIRST_PAINT = ${JSON.stringify(text)};`,
    `export const FIRST_PAINT_HASH = ${JSON.stringify(await hashOf(text))};`,
    '',
  ].join('\n');
}
