import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = () => process.env.E2E_DATA_DIR ?? '';

/** Kills the backend with kill -9, like a power failure, and waits until the program has started another one. */
export async function killBackend(): Promise<void> {
  const before = await runningBackend();
  process.kill(before, 'SIGKILL');
  await anotherBackend(before);
}

/**
 * Stops the backend process, as if the machine hung, while `work` runs, and resumes it afterwards in any case. A
 * backend that hangs for more than some ten seconds is killed by the program and replaced. Returns when it answers again.
 */
export async function whileBackendHangs(work: () => Promise<void>): Promise<void> {
  const pid = await runningBackend();
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    resume(pid);
    // Resumed or, if it was killed in the meantime, replaced by another one.
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  }
}

function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function anotherBackend(before: number): Promise<void> {
  await expect
    .poll(async () => (await isReady()) && (await backendPid()) !== before, { timeout: 30_000 })
    .toBe(true);
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${process.env.E2E_BACKEND_URL}/ready`).catch(() => null);
  return answer?.ok === true;
}

async function runningBackend(): Promise<number> {
  const pid = await backendPid();
  // A signal to 0 goes to every process in this process's group.
  if (pid === 0) throw new Error('the process of the backend was not found');
  return pid;
}

/** The lock of the data folder contains the id of the process that holds it. */
async function backendPid(): Promise<number> {
  return Number(await readFile(join(folder(), 'lock'), 'utf8').catch(() => '0'));
}
