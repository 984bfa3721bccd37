import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lake, NewToken } from '#content-lake/index.ts';
import { replaceFile } from './private-file.ts';

/** The token with which the site reads drafts for previews; it grants nothing but reading. */
export function loadPreviewToken(folder: string, lake: Lake): Promise<string> {
  return loadToken(folder, 'preview-token', { name: 'Draft preview of the site', role: 'viewer' }, lake);
}

/**
 * A token for the program itself. Created at the first start and stored in the data folder, readable by its owner only, so that
 * it survives a restart. A new one is created when the lake no longer accepts it: it was revoked, or the folder belongs to another
 * database.
 */
export async function loadToken(
  folder: string,
  file: string,
  newToken: NewToken,
  lake: Pick<Lake, 'createToken' | 'fetch'>,
): Promise<string> {
  const path = join(folder, file);
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept !== '' && (await isTaken(lake, kept))) return kept;
  const token = await lake.createToken(newToken);
  await replaceFile(path, token);
  return token;
}

async function isTaken(lake: Pick<Lake, 'fetch'>, token: string): Promise<boolean> {
  const answer = await lake.fetch(
    new Request('http://lake.invalid/v1/users/me', { headers: { authorization: `Bearer ${token}` } }),
  );
  await answer.body?.cancel();
  return answer.ok;
}
