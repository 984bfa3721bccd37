import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endOf, type Stoppable } from '../stack/child.ts';

const READY_LIMIT_MS = 120_000;
const READY_POLL_MS = 100;

/** One process of the setup, which can be killed and started again under the same name. */
export type Part = Stoppable & {
  name: string;
  /** Ends it as a power failure would. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Resolves when it is ready. */
  start(): Promise<void>;
};

export function definePart(options: {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  folder: string;
  /** Whether it is ready. */
  answers(): Promise<boolean>;
}): Part {
  const { name, command, args, env, folder, answers } = options;
  let child: ChildProcess | undefined;

  return {
    name,
    async start() {
      const log = openSync(join(folder, `${name}.log`), 'a');
      // Nothing is sent over the channel; the programs detect by its end that this process is gone.
      const stdio: ['ignore', number, number, 'ipc'] = ['ignore', log, log, 'ipc'];
      const started = spawn(command, args, { env: env ?? process.env, stdio });
      child = started;
      const failed = new Promise<never>((_, reject) => {
        started.once('error', reject);
        started.once('exit', (code) =>
          reject(new Error(`${name} ended with ${code}; see ${folder}/${name}.log`)),
        );
      });
      failed.catch(() => {});
      await Promise.race([untilReady(name, answers), failed]);
    },
    async kill() {
      if (!child) return;
      child.kill('SIGKILL');
      await endOf(child);
    },
    stop: async () => {
      if (child) await endOf(child);
    },
  };
}

async function untilReady(name: string, answers: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (await answers().catch(() => false)) return;
    await wait(READY_POLL_MS);
  }
  throw new Error(`${name} was not ready within ${READY_LIMIT_MS / 1000} s`);
}

/** Whether a GET to the address succeeds. */
export async function isAnswering(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  return answer.ok;
}
