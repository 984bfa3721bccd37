import type { Page } from '@playwright/test';
import { CONTROLS, press, type Control } from '#tests/e2e/late-controls.ts';
import { asVisitor } from '../booking/browser.ts';
import { quantile, record } from '../lake/numbers.ts';

/*
 * The first press on a page, a moment after its first paint, on a phone with an empty cache, slow 4G and a processor four times slower
 * than this machine's. Shown: the browser's interaction to next paint, rounded to 8 ms. Fulfilled: until the page has done what was
 * asked, from the press; some 0.1 s of it is how often this looks. `node bench/pages/first-press.ts http://localhost:3000` with a
 * built site there.
 */
const SLOWER = 4;
/** Lighthouse's slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const ROUNDS = 5;
const AFTER_PAINT_MS = 100;
const LONGEST_MS = 30_000;

const rows = [['first press', 'shown, ms', 'slowest, ms', 'fulfilled, s']];
for (const control of CONTROLS) {
  const shown: number[] = [];
  const fulfilled: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await measure(control);
    shown.push(times.shown);
    fulfilled.push(times.fulfilled);
  }
  rows.push([
    control.what,
    median(shown).toFixed(0),
    Math.max(...shown).toFixed(0),
    (median(fulfilled) / 1000).toFixed(1),
  ]);
  console.error(rows.at(-1)?.join('  '));
}
record('first-press', rows);

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function measure(control: Control): Promise<{ shown: number; fulfilled: number }> {
  const { path, find, use = press, fulfilled } = control;
  return asVisitor(
    async ({ page, cdp }) => {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', NETWORK);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.addInitScript(() => {
        const inputs: PerformanceEntry[] = [];
        // TypeScript's types lack the threshold; without it the browser omits events below 104 ms.
        const wanted = { type: 'event', buffered: true, durationThreshold: 16 };
        new PerformanceObserver((list) => inputs.push(...list.getEntries())).observe(wanted);
        Reflect.set(window, 'inputs', inputs);
        Reflect.set(window, 'printed', 0);
        window.print = () => void Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForTimeout(AFTER_PAINT_MS);
      await use(find(page));
      await patiently(() => fulfilled(page, find(page), 1));
      const now = Date.now();
      const { at, shown } = await firstInput(page);
      return { shown, fulfilled: now - at };
    },
    { android: true },
  );
}

/** Assertions give up after five seconds, which is too soon for this phone. */
async function patiently(check: () => Promise<void>): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (;;)
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
}

/** When the first press was made, in milliseconds since 1970, and how long until the frame that shows it. */
function firstInput(page: Page): Promise<{ at: number; shown: number }> {
  return page.evaluate(() => {
    const inputs: (PerformanceEntry & { interactionId?: number })[] = Reflect.get(window, 'inputs');
    const counted = inputs.filter(({ interactionId }) => interactionId);
    return {
      at: performance.timeOrigin + (counted[0]?.startTime ?? 0),
      shown: Math.max(16, ...counted.map(({ duration }) => duration)),
    };
  });
}
