import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endOf, type Own } from './child.ts';
import { openLog } from './log-file.ts';

const READY_POLL_MS = 50;
const READY_LIMIT_MS = 60_000;

/** Runs the site's server, with its log in `site.log` of the data folder, and resolves when the site answers. `onGone` is called when it ends by itself. */
export async function runSite(options: {
  mode: 'start' | 'dev';
  port: number;
  env: NodeJS.ProcessEnv;
  logFolder: string;
  onGone: () => void;
  own: Own;
}): Promise<void> {
  const child = spawn(process.execPath, ['scripts/site-server/main.ts', options.mode], {
    env: { ...options.env, PORT: String(options.port) },
    // The channel carries nothing: its end tells the site that we are gone.
    stdio: [
      'ignore',
      options.mode === 'dev' ? 'inherit' : openLog(options.logFolder, 'site.log'),
      'inherit',
      'ipc',
    ],
  });
  let stopping = false;
  child.on('exit', () => {
    if (!stopping) options.onGone();
  });
  options.own({
    stop: () => {
      stopping = true;
      return endOf(child);
    },
  });
  await untilAnswering(`http://127.0.0.1:${options.port}/api/health`, child);
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
