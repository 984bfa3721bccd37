import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegisterChild } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { sourceStamp } from './build.ts';
import { useBuild, watchBuild } from '#server/builds.ts';
import { openLog } from './log-file.ts';

const READY_POLL_MS = 50;
const READY_LIMIT_MS = 60_000;

/**
 * Runs the site's server, which logs to `site.log` in the data folder, and resolves when the site answers. Restarts it if it ends
 * by itself; `onGone` is called if that doesn't help.
 */
export async function runSite(options: {
  mode: 'start' | 'dev';
  port: number;
  env: NodeJS.ProcessEnv;
  /** Folder of the build; none in development. */
  build: string | undefined;
  logFolder: string;
  onProgress: (text: string) => void;
  onGone: () => void;
  own: RegisterChild;
}): Promise<void> {
  let { build } = options;
  const output = options.mode === 'dev' ? 'inherit' : openLog(options.logFolder, 'site.log');
  const site = keepRunning({
    start: () =>
      spawn(process.execPath, ['server/main.ts', options.mode], {
        env: { ...options.env, PORT: String(options.port), ...(build && { NEXT_DIST_DIR: build }) },
        // Nothing is sent over the channel; the site detects by its end that this process is gone.
        stdio: ['ignore', output, 'inherit', 'ipc'],
      }),
    onRestart: () => options.onProgress('The site ended; starting it again.'),
    onGone: options.onGone,
  });
  options.own(site);
  if (build && !options.env.NEXT_DIST_DIR) {
    useBuild(build);
    const stopWatching = watchBuild(sourceStamp(options.env), (folder) => {
      if (folder === build) return;
      build = folder;
      useBuild(folder);
      options.onProgress(`Changing over to ${folder}.`);
      site.restart();
    });
    options.own({ stop: async () => stopWatching() });
  }
  await untilAnswering(`http://127.0.0.1:${options.port}/api/health`, site.current());
}

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(READY_POLL_MS);
  }
  throw new Error('The site did not answer; see the lines above.');
}
