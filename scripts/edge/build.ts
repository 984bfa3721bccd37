import { spawn } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { unstable_readConfig } from 'wrangler';
import { isOrigin, missingSettings, ORIGIN_MISSING } from '../../deploy/cloudflare/worker/readiness.ts';
import { assetHeaders } from './asset-headers.ts';
import { BUILD, CONFIG, FOLDER, OPEN_NEXT_CONFIG } from './places.ts';
import { leaveOutTestServer } from './leave-out.ts';
import { nameFolderForWorker } from './name-folder.ts';
import { shareEqualChunks } from './share-chunks.ts';
import { measureWorker } from './weight.ts';

/**
 * Builds the site for the edge into {@link FOLDER}: with Next, without the Studio, then bundled by OpenNext. The Node build isn't
 * touched. @throws without `SITE_ORIGIN`, if a step fails, after its output, or if the worker is too large.
 */
export async function buildEdge(given: NodeJS.ProcessEnv): Promise<void> {
  const { vars } = unstable_readConfig({ config: CONFIG });
  if (!isOrigin(String(vars.SITE_ORIGIN ?? given.SITE_ORIGIN ?? ''))) throw new Error(ORIGIN_MISSING);
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
  // Secrets exist only at Cloudflare, so they may be set there.
  for (const missing of missingSettings({ ...given, ...vars })) console.warn(`  Not set here: ${missing}`);
  rmSync(`${FOLDER}/.open-next`, { recursive: true, force: true });
  await timed('pages of the edge', () => run('node_modules/next/dist/bin/next', ['build'], env));
  nameFolderForWorker();
  leaveOutTestServer();
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
