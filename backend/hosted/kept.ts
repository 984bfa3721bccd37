import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '../private-file.ts';

/** The site's token for reading a hosted project, made by `npm run content -- hosted`. */
const Kept = v.object({ project: v.string(), readToken: v.string() });

/** The file's name in the data folder; only its owner can read it. */
export const KEPT_FILE = 'hosted-project.json';

/** The token that was made for this project, if there is one. */
export async function keptReadToken(folder: string, project: string): Promise<string | undefined> {
  const text = await readFile(join(folder, KEPT_FILE), 'utf8').catch(() => '');
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  return kept.success && kept.output.project === project ? kept.output.readToken : undefined;
}

export async function keepReadToken(folder: string, kept: v.InferOutput<typeof Kept>): Promise<void> {
  await replaceFile(join(folder, KEPT_FILE), JSON.stringify(kept, null, 2));
}
