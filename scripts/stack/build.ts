import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readEnv } from '#foundation/env.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import { ACTIONS_KEY, findBuild, nameBuild, NEW_BUILD, noteAddress } from '#server/builds.ts';
import { lockBuilds } from './build-lock.ts';
import { endOf, type Own } from './child.ts';

/** Of a copy for testing: its pages show other data than those of the real site in the same checkout. */
export const BUILD_OF_COPIES = '.next-copy';

/** In a folder that somebody named, says what its build was made from. */
const STAMP = 'source-stamp';

/** Everything that ends up in the built site. Content is not here: it is read from the backend and revalidated by tag. */
const SOURCES = [
  '{app,contracts,foundation,lib,messages,public,studio}/**/*.*',
  '{middleware,next.config,sanity.config,instrumentation,instrumentation-client}.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the site unless there is a build of exactly these sources and public variables. Who names a folder (NEXT_DIST_DIR) has one
 * build there; otherwise builds lie side by side. @returns the folder of the build
 */
export async function buildWhenStale(
  env: NodeJS.ProcessEnv,
  onProgress: (text: string) => void,
  own: Own,
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
    // Answers remembered by an older build may have an older shape; what a killed build left is half of one.
    rmSync(given === undefined ? folder : `${folder}/cache/fetch-cache`, { recursive: true, force: true });
    // Until the end the folder holds no whole build.
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
 * The names of server actions are salted with this key. Builds that share it answer each other's forms, so that a tab that was opened
 * before an upgrade still sends its form after it.
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

/** One word for all sources, those of `more`, and the variables that end up in a build. The address of the site is none of them. */
export function sourceStamp(env: NodeJS.ProcessEnv, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const path of globSync([...SOURCES, ...more]).toSorted()) {
    // A folder such as `[...path]` looks like a file with an extension.
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}`);
  }
  // Source maps are made and sent by a build of their own; a new token alone is no reason for another.
  if (env.SENTRY_AUTH_TOKEN) hash.update('source maps');
  if (env.PSEUDO_LOCALE === 'true') hash.update('pseudo-locale');
  return hash.digest('hex');
}

function run(
  args: string[],
  env: NodeJS.ProcessEnv,
  own: Own,
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
