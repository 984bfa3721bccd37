import { restrictUmask } from '#foundation/umask.ts';
import { EnvError, readEnv } from '#foundation/env.ts';
import { currentBuild, markServed } from './builds.ts';
import { openPagesFolder } from './next-cache/pages-folder.ts';
import { startSiteServer } from './site-server.ts';

/*
 * Entry point of the site's process: `node server/main.ts` serves the built site, `node server/main.ts dev` the development server.
 * Reads PORT, BACKEND_URL and the site's own variables.
 */
restrictUmask();
try {
  const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
  // next.config.ts reads it from the environment.
  if (mode === 'start') {
    process.env.NEXT_DIST_DIR ??= currentBuild() ?? '.next';
    markServed(process.env.NEXT_DIST_DIR);
  }
  const env = readEnv(process.env);
  if (mode === 'start') await openPagesFolder(process.env.NEXT_DIST_DIR ?? '.next', env);
  const site = await startSiteServer({
    mode,
    port: env.PORT,
    trustProxy: env.TRUST_PROXY,
    edgeSecret: env.EDGE_SECRET,
    siteUrl: env.SITE_URL,
    backendUrl: env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`,
    pageCache: env.PAGE_CACHE === 'on',
    noticeMs: env.DRAIN_SECONDS * 1000,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    dataFolder: env.DATA_DIR,
    hosted: env.NEXT_PUBLIC_SANITY_PROJECT_ID
      ? {
          project: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
          dataset: env.NEXT_PUBLIC_SANITY_DATASET,
          token: env.SANITY_API_READ_TOKEN,
        }
      : undefined,
    distDir: process.env.NEXT_DIST_DIR ?? '.next',
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await site.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  // The parent process is gone (killed with -9): don't keep its port.
  process.on('disconnect', () => void stop());
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}
