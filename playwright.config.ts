import { defineConfig } from '@playwright/test';
import { isPseudo } from '#foundation/text/pseudo.ts';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';
import { findChromium } from '#scripts/stack/programs.ts';
import { HOSTED_PROXY, HOSTED_SITE, isHosted } from '#tests/fixtures/hosted-site.ts';

const port = Number(process.env.E2E_PORT ?? 3900);
const baseURL = isHosted ? HOSTED_SITE : `http://localhost:${port}`;
/**
 * In these tests the consent banner was already answered, so that it covers nothing; `consent.spec.ts` starts without an answer.
 */
const answered = { name: CONSENT_KEY, value: serialiseConsents(onlyEssential) };

/** Reads every page. First, while most pages are as the build made them: later each would be made again for it. */
const SWEEP = /\/sweep\.spec\.ts$/;
/** Firefox and WebKit: they read every page, too, and wait more than they compute. */
const ENGINES = /\/engines\.spec\.ts$/;
/** Specs that only read pages or hold a seat: two at a time. */
const LOOKING =
  /\/(before-script|late-start|budgets|site|security-policy|platforms|client-bundle|destinations|magazine|news-feeds|going-on|motion)\.spec\.ts$/;
/** The same, where pictures don't matter. */
const READING =
  /\/(another-address|site-shell|chat|chat-bubble|consent|ports-agencies|agencies-open|folded-islands|itineraries|itineraries-answer|question|price-list|errors-reporting|from-prices|site-access|booking-reach|booking-tree|site-search|settings|sea)\.spec\.ts$/;
/** Specs that book, and never change content. */
const BOOKING = /\/(booking|manage|disruption)[\w-]*\.spec\.ts$/;
/** Specs that pause or restart what all others need. */
const HALTING = /\/(durability|booking-away|desk-away|inbox-restart)\.spec\.ts$/;

/** Specs that run alone, when named (`npm test -- spoken`): they take long, or need a separate build. */
const BY_NAME = /\/(hosted|hosted-away|pseudo|settings-matrix|spoken)\.spec\.ts$/;
const named = isPseudo ? 'pseudo' : process.env.E2E_NAMED;
/** With a hosted project: its own tests, and those of what reads or changes content. The last one stops the service. */
const withHostedProject = [
  {
    name: 'hosted',
    testMatch:
      /\/(hosted|studio|studio-mail|studio-newsletter|preview|inbox|booking|destinations|news)\.spec\.ts$/,
    workers: 1,
  },
  { name: 'hosted-away', testMatch: /\/hosted-away\.spec\.ts$/, dependencies: ['hosted'] },
];

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Animations run in the page's thread: on a thread of their own they draw 60 frames a second while a page loads, which took
  // half of the processor's time in the Studio.
  '--disable-threaded-animation',
];
/** Those that expect pages as they were seeded. */
const READERS = ['sweep', 'engines', 'looking', 'reading'];
/** Drawing pictures is a quarter of a page's work, and bookings have nothing to do with them. */
const WITHOUT_PICTURES = {
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      // Chromium takes the last of several: the others are Playwright's, for a computer with a mouse.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false',
    ],
  },
};

// The whole stack runs once for all browser tests: the built site, a backend, seeded content and a separate data folder.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: `./tests/fixtures/${isHosted ? 'hosted-stack' : 'stack'}.setup.ts`,
  workers: 2,
  fullyParallel: false,
  projects: named
    ? isHosted
      ? withHostedProject
      : [{ name: named, testMatch: new RegExp(`/${named}\\.spec\\.ts$`) }]
    : [
        { name: 'engines', testMatch: ENGINES },
        { name: 'sweep', testMatch: SWEEP },
        { name: 'looking', testMatch: LOOKING },
        { name: 'reading', use: WITHOUT_PICTURES, testMatch: READING },
        // Two projects side by side, each with one browser: one changes content and writes to the desk, the other books.
        {
          name: 'changing',
          testIgnore: [SWEEP, ENGINES, LOOKING, READING, BOOKING, HALTING, BY_NAME],
          workers: 1,
          dependencies: READERS,
        },
        {
          name: 'booking',
          use: WITHOUT_PICTURES,
          testMatch: BOOKING,
          testIgnore: [READING, HALTING],
          workers: 1,
          dependencies: READERS,
        },
        { name: 'halting', testMatch: HALTING, workers: 1, dependencies: ['changing', 'booking'] },
      ],
  forbidOnly: true,
  // One retry in CI, where other jobs may share the machine; the report lists the tests that needed it (decision 035).
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/criteria-reporter.ts']],
  use: {
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [answered] }] },
    timezoneId: 'America/New_York',
    // Recording every test would slow down the whole run; use `--trace on` to record a single one.
    trace: 'off',
    ...(isHosted && {
      proxy: { server: HOSTED_PROXY, bypass: '127.0.0.1,localhost' },
      ignoreHTTPSErrors: true,
    }),
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
    },
  },
});
