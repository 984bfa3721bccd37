import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { addressOf, pagesIn } from '#server/builds.ts';
import { forgetOldest } from '#server/files/forget-oldest.ts';

export type PagesEnv = Pick<Env, 'SITE_URL' | 'PORT' | 'DATA_DIR'>;

/** The one in use, the one before it, and one more for whoever went back. */
const KEPT = 3;

const known = new Map<string, string>();

/**
 * Where the pages of a build are kept at this address. A page names its own address, so that those in the build itself are only for
 * the address that it was made with. At another one the site begins with none, and makes each when it is first asked for.
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

/** Makes the folder when it is not in the build, and forgets those that were used longest ago. */
export async function openPagesFolder(build: string, env: PagesEnv): Promise<void> {
  const folder = pagesFolder(build, env);
  if (folder === build) return;
  await mkdir(folder, { recursive: true });
  const now = new Date();
  await utimes(folder, now, now);
  await forgetOldest(folder, KEPT);
}

/** Short for an address, in the names of what is kept for it. */
export function addressMark(env: Pick<Env, 'SITE_URL' | 'PORT'>): string {
  return createHash('sha256').update(siteUrlOf(env)).digest('hex').slice(0, 8);
}
