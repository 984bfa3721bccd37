import { defineConfig } from '@playwright/test';
import { isPseudo } from '#foundation/text/pseudo.ts';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';

const port = Number(process.env.E2E_PORT ?? 3900);
const baseURL = `http://localhost:${port}`;
/** Visitors of these tests have answered the consent banner, so that it lies over nothing; `consent.spec.ts` starts without. */
const answered = { name: CONSENT_KEY, value: serialiseConsents(onlyEssential) };

/** Specs that only look at pages: two at once. */
const LOOKING =
  /(another-address|sweep|budgets|site|site-shell|security-policy|client-bundle|destinations|chat|consent|ports-agencies|magazine|itineraries|price-list|news-feeds|errors-reporting|from-prices)\.spec\.ts$/;
/** Specs that book: places and money, never content. */
const BOOKING = /\/(booking|manage|disruption)[\w-]*\.spec\.ts$/;
/** Specs of what travellers and staff write to each other: never content either. */
const DESK = /\/(chat-talk|inbox|newsletter|studio-newsletter|studio-mail|contact-cargo-career)\.spec\.ts$/;
/** Halts, or stops and starts, what everybody else needs. */
const HALTING = /\/(durability|booking-away|desk-away|inbox-restart)\.spec\.ts$/;

/** Pseudo text takes a build of its own, so its run is one of its own: `npm test -- pseudo`. */
const PSEUDO = /\/pseudo\.spec\.ts$/;

// The whole stack runs once for all browser tests: built site, backend, seeded content, a data folder of its own.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/stack.setup.ts',
  workers: 2,
  fullyParallel: false,
  projects: isPseudo
    ? [{ name: 'pseudo', testMatch: PSEUDO }]
    : [
        { name: 'looking', testMatch: LOOKING },
        // Beside each other, and each by itself: content is changed by one browser; the other books and writes to the desk.
        {
          name: 'changing',
          testIgnore: [LOOKING, BOOKING, DESK, HALTING, PSEUDO],
          workers: 1,
          dependencies: ['looking'],
        },
        {
          name: 'booking and desk',
          testMatch: [BOOKING, DESK],
          testIgnore: HALTING,
          workers: 1,
          dependencies: ['looking'],
        },
        { name: 'halting', testMatch: HALTING, workers: 1, dependencies: ['changing', 'booking and desk'] },
      ],
  forbidOnly: true,
  // One more try on a machine that others may be using at the same moment; the report names who needed it (decision 035).
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [answered] }] },
    timezoneId: 'America/New_York',
    // Recording every test slows the whole run down; `--trace on` records the one to look at.
    trace: 'off',
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
