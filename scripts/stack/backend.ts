import { fork, type ChildProcess } from 'node:child_process';
import * as v from 'valibot';
import { BackendMessage } from '#backend/messages.ts';
import { endOf, type Own } from './child.ts';
import { openLog } from './log-file.ts';
import { type HealthWatch, watchHealth } from './watch-health.ts';

const MAX_RESTARTS = 5;
/** Longer than six failing starts take: a backend that only dies is found out, one that is killed now and then is not. */
const RESTART_WINDOW_MS = 30_000;
/** A start that takes longer than this, migrations included, has come to a halt. Not of the first one, which somebody watches. */
const START_LIMIT_MS = 120_000;

export type BackendRunner = {
  /** What the backend said when it became ready. */
  staffPassword: string;
  revalidateSecret: string;
  previewToken: string;
  /** Whether the data is a copy for testing. */
  isCopy: boolean;
  /** Starts it anew, for development when its sources change. */
  restart(): void;
};

/**
 * Runs the backend as a child process and starts it again when it dies (the site keeps serving its cached pages meanwhile).
 * One that lives and answers nothing, because its thread is stuck in something, is killed for it: what it has answered is in the
 * database, and what it was doing is undone there. Its log goes to `backend.log` in the data folder. Resolves when it first answers; rejects with its own message when it
 * cannot start. More than five deaths in half a minute end the whole program through `onGone`.
 */
export function runBackend(options: {
  env: NodeJS.ProcessEnv;
  healthUrl: string;
  logFolder: string;
  onProgress: (text: string) => void;
  onGone: () => void;
  own: Own;
}): Promise<BackendRunner> {
  const log = openLog(options.logFolder, 'backend.log');
  const deaths: number[] = [];
  let child: ChildProcess;
  let stopping = false;
  let restarting = false;
  let health: HealthWatch | undefined;

  return new Promise((resolve, reject) => {
    let ready = false;
    let failure = 'The backend ended before it was ready; see backend.log in the data folder.';

    const start = () => {
      // glibc keeps freed memory in one arena per thread; the picture library's threads cost 170 MB without this limit.
      const env = { MALLOC_ARENA_MAX: '2', ...options.env };
      const started = fork('backend/main.ts', { env, stdio: ['ignore', log, log, 'ipc'] });
      child = started;
      const kill = (why: string) => {
        options.onProgress(why);
        started.kill('SIGKILL');
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
            options.onProgress(message.text);
            break;
          case 'failed':
            failure = message.text;
            break;
          case 'ready':
            ready = true;
            clearTimeout(limit);
            health = watchHealth({
              url: options.healthUrl,
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
        if (stopping) return;
        if (!ready) return reject(new Error(failure));
        const now = Date.now();
        if (!restarting) deaths.push(now);
        restarting = false;
        if (deaths.filter((at) => now - at < RESTART_WINDOW_MS).length > MAX_RESTARTS)
          return options.onGone();
        options.onProgress('The backend ended; starting it again.');
        start();
      });
    };
    const restart = () => {
      restarting = true;
      health?.stop();
      child.kill('SIGTERM');
    };
    options.own({
      stop: () => {
        stopping = true;
        health?.stop();
        return endOf(child);
      },
    });
    start();
  });
}
