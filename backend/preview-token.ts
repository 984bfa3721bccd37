import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lake } from '#content-lake/index.ts';

/**
 * The token with which the site reads drafts for preview; it may read and nothing else. Made at the first start and kept in the
 * data folder, readable by its owner only, so that previews outlive a restart. A new one is made when the lake no longer takes
 * it: it was revoked, or the folder came from another database.
 */
export async function loadPreviewToken(folder: string, lake: Lake): Promise<string> {
  const path = join(folder, 'preview-token');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept !== '' && (await isTaken(lake, kept))) return kept;
  const token = await lake.createToken({ name: 'Draft preview of the site', role: 'viewer' });
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
