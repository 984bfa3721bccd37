import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lake, NewToken } from '#content-lake/index.ts';

/** The token with which the site reads drafts for preview; it may read and nothing else. */
export function loadPreviewToken(folder: string, lake: Lake): Promise<string> {
  return loadToken(folder, 'preview-token', { name: 'Draft preview of the site', role: 'viewer' }, lake);
}

/**
 * A token of this program's own. Made at the first start and kept in the data folder, readable by its owner only, so that it
 * outlives a restart. A new one is made when the lake no longer takes it: it was revoked, or the folder came from another
 * database.
 */
export async function loadToken(folder: string, file: string, asked: NewToken, lake: Lake): Promise<string> {
  const path = join(folder, file);
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept !== '' && (await isTaken(lake, kept))) return kept;
  const token = await lake.createToken(asked);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.new`, token, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return token;
}

async function isTaken(lake: Lake, token: string): Promise<boolean> {
  const answer = await lake.fetch(
    new Request('http://lake.invalid/v1/users/me', { headers: { authorization: `Bearer ${token}` } }),
  );
  await answer.body?.cancel();
  return answer.ok;
}
