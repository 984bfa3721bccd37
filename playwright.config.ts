import { defineConfig } from '@playwright/test';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';

const port = Number(process.env.E2E_PORT ?? 3900);
const baseURL = `http://localhost:${port}`;
/** Visitors of these tests have answered the consent banner, so that it lies over nothing; `consent.spec.ts` starts without. */
const answered = { name: CONSENT_KEY, value: serialiseConsents(onlyEssential) };

// The whole stack runs once for all browser tests: built site, backend, seeded content, a data folder of its own.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/stack.setup.ts',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [answered] }] },
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
