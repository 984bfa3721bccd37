import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { addressOf, pagesIn } from '#server/builds.ts';
import { forgetOldest } from '#server/files/forget-oldest.ts';

export type PagesEnv = Pick<Env, 'SITE_URL' | 'PORT' | 'DATA_DIR'>;

/** The one in use, the one before it, and one more in case of a rollback. */
const KEPT = 3;

const known = new Map<string, string>();

/**
 * Where the pages of a build are stored for this address. Pages contain their own address, so the pages in the build are only valid
 * for the address it was made with. At another address the site starts with none, and makes each page at its first request.
 */
export function pagesFolder(build: string, env: PagesEnv): string {
  const key = [build, siteUrlOf(env), env.DATA_DIR].join('\n');
  const found = known.get(key) ?? findFolder(build, env);
  known.set(key, found);
  return found;
}

function findFolder(build: string, env: PagesEnv): string {
  const id = join(build, 'BUILD_ID');
  // In development there is no build.
  if (!existsSync(id) || addressOf(build) === siteUrlOf(env)) return build;
  return join(pagesIn(env.DATA_DIR), `${readFileSync(id, 'utf8').trim()}-${addressMark(env)}`);
}

/** Creates the folder if it isn't in the build, and removes the least recently used ones. */
export async function openPagesFolder(build: string, env: PagesEnv): Promise<void> {
  const folder = pagesFolder(build, env);
  if (folder === build) return;
  await mkdir(folder, { recursive: true });
  const now = new Date();
  await utimes(folder, now, now);
  await forgetOldest(folder, KEPT);
}

/** A short hash of an address, for the names of what is stored for it. */
export function addressMark(env: Pick<Env, 'SITE_URL' | 'PORT'>): string {
  return createHash('sha256').update(siteUrlOf(env)).digest('hex').slice(0, 8);
}
