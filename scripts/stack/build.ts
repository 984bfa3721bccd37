import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { endOf, type Own } from './child.ts';

/** Of a copy for testing, which may run in the checkout of the real site and must leave that one's build alone. */
export const BUILD_OF_COPIES = '.next-copy';

/** Everything that ends up in the built site. Content is not here: it is read from the backend and revalidated by tag. */
const SOURCES = [
  '{app,contracts,foundation,lib,messages,public,studio}/**/*.*',
  '{middleware,next.config,sanity.config,instrumentation,instrumentation-client}.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds the site unless the build on disk was made from exactly these sources and public variables. */
export async function buildWhenStale(
  env: NodeJS.ProcessEnv,
  onProgress: (text: string) => void,
  own: Own,
): Promise<void> {
  const folder = env.NEXT_DIST_DIR ?? '.next';
  const stampPath = `${folder}/source-stamp`;
  const stamp = sourceStamp(env);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  const started = Date.now();
  onProgress('Building the site (about a minute) …');
  // Answers remembered by an older build may have an older shape.
  rmSync(`${folder}/cache/fetch-cache`, { recursive: true, force: true });
  await run(['build'], env, own);
  writeFileSync(stampPath, stamp);
  onProgress(`Site built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** One word for all sources, those of `more`, and the variables that end up in a build. */
export function sourceStamp(env: NodeJS.ProcessEnv, more: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const path of globSync([...SOURCES, ...more]).toSorted()) {
    // A folder such as `[...path]` looks like a file with an extension.
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'SITE_URL') hash.update(`${name}=${env[name]}`);
  }
  // Source maps are made and sent by a build of their own; a new token alone is no reason for another.
  if (env.SENTRY_AUTH_TOKEN) hash.update('source maps');
  return hash.digest('hex');
}

function run(args: string[], env: NodeJS.ProcessEnv, own: Own): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
      env,
      stdio: 'inherit',
    });
    own({ stop: () => endOf(child) });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The site could not be built; see above.')),
    );
  });
}
