import { expect, test as base, type BrowserContext } from '@playwright/test';
import { HOSTED_PROXY, HOSTED_SITE } from '#tests/fixtures/hosted-site.ts';

/**
 * Tests with a hosted project. Each fails when the browser or the program asks a host that is neither the site's nor the
 * service's.
 */
export const test = base.extend<{ onlyKnownHosts: void }>({
  onlyKnownHosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const before = (await strangers()).length;
      await use();
      expect((await strangers()).slice(before), 'other hosts that were asked').toEqual([]);
    },
    { auto: true },
  ],
});

async function strangers(): Promise<string[]> {
  return (await fetch(`${HOSTED_PROXY}/strangers`)).json();
}

/** The hosts that pages of this context ask beside the site. */
export function hostsAsked(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== new URL(HOSTED_SITE).host) hosts.add(host);
  });
  return hosts;
}

/** Stops every host of the service while `work` runs, for the program and for browsers. */
export async function whileServiceAway(work: () => Promise<void>): Promise<void> {
  const set = (method: 'PUT' | 'DELETE') => fetch(`${HOSTED_PROXY}/away`, { method });
  await set('PUT');
  try {
    await work();
  } finally {
    await set('DELETE');
  }
}

export { expect };
