import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readEnv } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { ACTIONS_KEY, findBuild, nameBuild, NEW_BUILD, noteAddress } from '#server/builds.ts';
import { lockBuilds } from './build-lock.ts';
import { endOf, type RegisterChild } from './child.ts';

/** The build for a copy for testing: its pages show other data than those of the real site in the same checkout. */
export const BUILD_OF_COPIES = '.next-copy';

/** In a folder named by NEXT_DIST_DIR, records the sources of its build. */
const STAMP = 'source-stamp';

/** Everything that goes into the built site. Content isn't included: it is read from the backend and revalidated by tag. */
const SOURCES = [
  '{app,contracts,foundation,lib,messages,public,studio}/**/*.*',
  '{middleware,next.config,sanity.config,instrumentation,instrumentation-client}.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the site unless there is a build of exactly these sources and public variables. A folder named by NEXT_DIST_DIR contains a
 * single build; otherwise builds are kept side by side. @returns the folder of the build
 */
export async function buildWhenStale(
  env: NodeJS.ProcessEnv,
  onProgress: (text: string) => void,
  own: RegisterChild,
): Promise<string> {
  const stamp = sourceStamp(env);
  const given = env.NEXT_DIST_DIR;
  const find = () => (given === undefined ? findBuild(stamp) : isMadeOf(given, stamp) ? given : null);
  const folder = given ?? NEW_BUILD;
  const found = find();
  if (found !== null) return found;
  const lock = await lockBuilds(`${folder}.lock`, (pid) =>
    onProgress(`Process ${pid} is building the site; waiting for it …`),
  );
  try {
    const others = find();
    if (others !== null) return others;
    const started = Date.now();
    onProgress('Building the site (about a minute) …');
    // Responses cached by an older build may have an older shape; the remains of a killed build are incomplete.
    rmSync(given === undefined ? folder : `${folder}/cache/fetch-cache`, { recursive: true, force: true });
    // Until the build ends the folder is incomplete.
    rmSync(`${folder}/${STAMP}`, { force: true });
    const built = { ...env, NEXT_DIST_DIR: folder, ...(given === undefined && actionsKey(env)) };
    await run(['build'], built, own, (pid) => lock.share(pid));
    noteAddress(folder, siteUrlOf(readEnv(env)));
    if (given !== undefined) writeFileSync(`${folder}/${STAMP}`, stamp);
    const named = given ?? nameBuild(stamp);
    onProgress(`Site built in ${Math.round((Date.now() - started) / 1000)} s.`);
    return named;
  } finally {
    lock.release();
  }
}

/**
 * The ids of server actions are salted with this key. Builds that share it accept each other's forms, so that a tab opened before
 * an upgrade can still submit its form.
 */
function actionsKey(env: NodeJS.ProcessEnv): { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: string } {
  const given = env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  if (given) return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: given };
  if (!existsSync(ACTIONS_KEY))
    writeFileSync(ACTIONS_KEY, randomBytes(32).toString('base64'), { mode: 0o600 });
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: readFileSync(ACTIONS_KEY, 'utf8') };
}

function isMadeOf(folder: string, stamp: string): boolean {
  const path = `${folder}/${STAMP}`;
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/** A hash of all sources, those in `more`, and the variables that go into a build. The site's address isn't one of them. */
export function sourceStamp(env: NodeJS.ProcessEnv, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const path of globSync([...SOURCES, ...more]).toSorted()) {
    // The pattern also matches folders such as `[...path]`.
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}`);
  }
  // Whether source maps are uploaded matters, but a new token alone needs no new build.
  if (env.SENTRY_AUTH_TOKEN) hash.update('source maps');
  if (env.PSEUDO_LOCALE === 'true') hash.update('pseudo-locale');
  return hash.digest('hex');
}

function run(
  args: string[],
  env: NodeJS.ProcessEnv,
  own: RegisterChild,
  onStart: (pid: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
      env,
      stdio: 'inherit',
    });
    if (child.pid !== undefined) onStart(child.pid);
    own({ stop: () => endOf(child) });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The site could not be built; see above.')),
    );
  });
}
