import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Kills the site's process hard, and waits until the program has brought up another one. */
export async function killSite(address: string): Promise<void> {
  const before = await sitePid();
  process.kill(before, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${address}/api/health`).catch(() => null);
        return answer?.ok === true && (await sitePid().catch(() => before)) !== before;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Of the children of the program that the set-up started. */
async function sitePid(): Promise<number> {
  const program = process.env.E2E_STACK_PID ?? '';
  const children = await readFile(`/proc/${program}/task/${program}/children`, 'utf8');
  for (const pid of children.trim().split(' ')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('\0server/main.ts')) return Number(pid);
  }
  // Nought would be our own process group.
  throw new Error('The site runs in no child of the program.');
}
