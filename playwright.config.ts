import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3900);

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
    baseURL: `http://localhost:${port}`,
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
