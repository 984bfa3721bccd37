import { spawn } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { missingSettings } from '../../deploy/cloudflare/worker/readiness.ts';
import { assetHeaders } from './asset-headers.ts';
import { BUILD, CONFIG, FOLDER, OPEN_NEXT_CONFIG } from './places.ts';
import { nameFolderForWorker } from './name-folder.ts';
import { shareEqualChunks } from './share-chunks.ts';
import { measureWorker } from './weight.ts';

/**
 * Builds the site for the edge into {@link FOLDER}: with Next, without the Studio, then bundled by OpenNext. The Node build isn't
 * touched. @throws if a step fails, after its output, or if the worker is too large.
 */
export async function buildEdge(given: NodeJS.ProcessEnv): Promise<void> {
  const env = {
    ...given,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
    SITE_TARGET: 'edge',
    NEXT_DIST_DIR: BUILD,
    // OpenNext sets this for builds that it starts itself.
    NEXT_PRIVATE_STANDALONE: 'true',
    NEXT_PRIVATE_OUTPUT_TRACE_ROOT: process.cwd(),
  };
  for (const missing of missingAtTheEdge(given))
    console.warn(`  Set neither here nor in ${CONFIG}: ${missing}`);
  rmSync(`${FOLDER}/.open-next`, { recursive: true, force: true });
  await timed('pages of the edge', () => run('node_modules/next/dist/bin/next', ['build'], env));
  nameFolderForWorker();
  const spared = shareEqualChunks();
  console.log(`  ${Math.round(spared / 1024)} KB of duplicate code removed`);
  // OpenNext expects both beside the build.
  for (const name of ['public', 'next.config.ts']) {
    rmSync(`${FOLDER}/${name}`, { force: true });
    symlinkSync(`../${name}`, `${FOLDER}/${name}`);
  }
  const args = ['build', '--skipNextBuild', '--openNextConfigPath', OPEN_NEXT_CONFIG, '-c', CONFIG];
  await timed('worker', () => run('node_modules/@opennextjs/cloudflare/dist/cli/index.js', args, env));
  writeFileSync(`${FOLDER}/.open-next/assets/_headers`, assetHeaders(env));
  await measureWorker((args) => run('node_modules/wrangler/bin/wrangler.js', args, env));
}

/**
 * Variables that the worker lacks. Its configuration contains its variables, but its secrets exist only at Cloudflare, so they may
 * be set there.
 */
function missingAtTheEdge(env: NodeJS.ProcessEnv): string[] {
  const configuration = readFileSync(CONFIG, 'utf8');
  const isConfigured = (name: string) => configuration.includes(`"${name}"`);
  const { SITE_ORIGIN, EDGE_SECRET } = env;
  return missingSettings({
    SITE_ORIGIN: isConfigured('SITE_ORIGIN') ? 'configured' : SITE_ORIGIN,
    EDGE_SECRET: isConfigured('EDGE_SECRET') ? 'configured' : EDGE_SECRET,
  });
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const started = Date.now();
  await work();
  console.log(`  ${what}: ${Math.round((Date.now() - started) / 1000)} s`);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { env, stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}; see above.`)),
    );
  });
}
