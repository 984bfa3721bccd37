import { fork } from 'node:child_process';
import * as v from 'valibot';
import { BackendMessage } from '#backend/messages.ts';
import type { RegisterChild } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { openLog } from './log-file.ts';
import { type HealthWatch, watchHealth } from './watch-health.ts';

/**
 * A restart that takes longer than this, migrations included, counts as hung. The first start has no limit, because somebody
 * watches it.
 */
const START_LIMIT_MS = 120_000;

export type BackendRunner = {
  /** What the backend reported when it became ready. */
  staffPassword: string;
  revalidateSecret: string;
  previewToken: string;
  /** Whether the data is a copy for testing. */
  isCopy: boolean;
  /** Restarts it, for development when its sources change. */
  restart(): void;
};

/**
 * Runs the backend as a child process and restarts it at once if it dies (the site serves its cached pages meanwhile). If its
 * thread is stuck and it doesn't answer, it is killed: everything it has answered is in the database, and unfinished work is rolled
 * back. It logs to `backend.log` in the data folder. Resolves when it first answers; rejects with its message if it can't start.
 * `onGone` is called if restarting doesn't help.
 */
export function runBackend(options: {
  env: NodeJS.ProcessEnv;
  healthUrl: string;
  logFolder: string;
  onProgress: (text: string) => void;
  onGone: () => void;
  own: RegisterChild;
}): Promise<BackendRunner> {
  const { env, healthUrl, logFolder, onProgress, onGone, own } = options;
  const log = openLog(logFolder, 'backend.log');
  let health: HealthWatch | undefined;

  return new Promise((resolve, reject) => {
    let ready = false;
    let failure = 'The backend ended before it was ready; see backend.log in the data folder.';

    const start = () => {
      // glibc keeps freed memory in one arena per thread; without this limit the image library's threads cost 170 MB.
      const child = fork('backend/main.ts', {
        env: { MALLOC_ARENA_MAX: '2', ...env },
        stdio: ['ignore', log, log, 'ipc'],
      });
      const kill = (why: string) => {
        onProgress(why);
        child.kill('SIGKILL');
      };
      const limit = ready
        ? setTimeout(() => kill('The backend does not start; killing it.'), START_LIMIT_MS).unref()
        : undefined;
      child.on('message', (raw) => {
        const parsed = v.safeParse(BackendMessage, raw);
        if (!parsed.success) return;
        const message = parsed.output;
        switch (message.kind) {
          case 'progress':
            onProgress(message.text);
            break;
          case 'failed':
            failure = message.text;
            break;
          case 'ready':
            ready = true;
            clearTimeout(limit);
            health = watchHealth({
              url: healthUrl,
              onSilent: () => kill('The backend does not answer; killing it.'),
            });
            resolve({
              staffPassword: message.staffPassword,
              revalidateSecret: message.revalidateSecret,
              previewToken: message.previewToken,
              isCopy: message.isCopy,
              restart,
            });
        }
      });
      child.on('exit', () => {
        clearTimeout(limit);
        health?.stop();
      });
      return child;
    };
    const backend = keepRunning({
      start,
      isUp: () => ready,
      // Nobody can book while it is down, and a start takes seconds anyway.
      pauseMs: 0,
      onRestart: () => onProgress('The backend ended; starting it again.'),
      onGone: () => (ready ? onGone() : reject(new Error(failure))),
    });
    const restart = () => {
      health?.stop();
      backend.restart();
    };
    own({
      stop: () => {
        health?.stop();
        return backend.stop();
      },
    });
  });
}
