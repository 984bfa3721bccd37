import { join } from 'node:path';
import { checkStart } from '#backend/hosted/check-start.ts';
import { readEnv } from '#foundation/env.ts';
import { runBackend } from './stack/backend.ts';
import { buildWhenStale } from './stack/build.ts';
import type { Stoppable } from './stack/child.ts';

/*
 * `npm run build`: builds the site for its next start and exits. Pages are made from the content of the running backend, or, in an
 * image (deploy/node/Containerfile), of one that runs only during the build.
 */
const env = readEnv(process.env);
const address = `http://127.0.0.1:${env.BACKEND_PORT}`;
const built = {
  ...process.env,
  BACKEND_URL: address,
  SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
  DATA_DIR: env.DATA_DIR,
  NODE_ENV: 'production' as const,
};
const say = (text: string) => console.log(`  ${text}`);
const started: Stoppable[] = [];
const own = (child: Stoppable) => void started.push(child);

let code = 0;
try {
  const onGone = () => process.exit(1);
  const healthUrl = `${address}/health`;
  const isRunning = await fetch(healthUrl).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isRunning)
    await runBackend({
      env: built,
      healthUrl,
      logFolder: join(env.DATA_DIR, 'log'),
      onProgress: say,
      onGone,
      own,
    });
  const hosted = await checkStart(env);
  for (const notice of hosted?.notices ?? []) say(notice);
  await buildWhenStale({ ...built, ...(hosted && { SANITY_API_READ_TOKEN: hosted.readToken }) }, say, own);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  code = 1;
}
for (const child of started.toReversed()) await child.stop();
process.exit(code);
