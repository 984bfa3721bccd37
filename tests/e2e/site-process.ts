import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Kills the site's process with kill -9, and waits until the program has started another one. */
export async function killSite(address: string): Promise<void> {
  const before = await sitePid();
  // A signal to 0 goes to every process in this process's group.
  if (before === null) throw new Error('The site runs nowhere below the program.');
  process.kill(before, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${address}/api/health`).catch(() => null);
        const now = await sitePid();
        return answer?.ok === true && now !== null && now !== before;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Searches the processes below the one that the set-up started. */
async function sitePid(parent = process.env.E2E_STACK_PID ?? ''): Promise<number | null> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  for (const pid of children.split(' ').filter((each) => each !== '')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const found = command.includes('\0server/main.ts') ? Number(pid) : await sitePid(pid);
    if (found !== null) return found;
  }
  return null;
}
