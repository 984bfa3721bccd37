import { rolldown } from 'rolldown';
import { hashOf } from '#lib/security/inline-scripts.ts';

/** A script that pages contain: where it is written, the module that is generated of it, and its name there. */
export type InlineScript = { source: string; file: string; name: string };

export const FIRST_PAINT: InlineScript = {
  source: 'scripts/first-paint/source.js',
  file: 'lib/security/first-paint.gen.ts',
  name: 'FIRST_PAINT',
};
export const LATE_START: InlineScript = {
  source: 'scripts/late-start/source.js',
  file: 'lib/security/late-start.gen.ts',
  name: 'LATE_START',
};

/** The trips that a device remembers: a file of its own, which only such devices load. */
export const TRIPS_SCRIPT = { source: 'scripts/trips/main.ts', file: 'public/shell/trips.js' };

/** Loaded by a press of “nearest port”. */
export const NEAREST_SCRIPT = { source: 'scripts/nearest/main.ts', file: 'public/shell/nearest.js' };

/** Says which agencies are open, and marks what a search has found on their map. */
export const AGENCIES_SCRIPT = { source: 'scripts/agencies/main.ts', file: 'public/shell/agencies.js' };

/** Names the next ship from each quay. */
export const NEXT_SHIPS_SCRIPT = {
  source: 'scripts/next-ships/main.ts',
  file: 'public/shell/next-ships.js',
};

/** Moves the ships on maps that have come near. */
export const SEA_SCRIPT = { source: 'scripts/sea/main.ts', file: 'public/shell/sea.js' };

export async function makeShellScript({ source }: { source: string }): Promise<string> {
  return `// Made by \`node scripts/inline-scripts.ts\` of ${source}.\n${await bundled(source)}\n`;
}

/** Generates the module with the script, minified: without comments it is half the size. */
export async function makeInlineScript({ source, name }: InlineScript): Promise<string> {
  const text = await bundled(source);
  // In HTML the first of these would end the script, and the second would hide its end from the parser.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${source} cannot be inlined in HTML.`);
  return [
    `// Made by \`node scripts/inline-scripts.ts\` of ${source}, where the reasons stand.`,
    `export const ${name} = ${JSON.stringify(text)};`,
    `export const ${name}_HASH = ${JSON.stringify(await hashOf(text))};`,
    '',
  ].join('\n');
}

async function bundled(source: string): Promise<string> {
  const bundle = await rolldown({ input: source, platform: 'browser', transform: { target: 'es2020' } });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}
