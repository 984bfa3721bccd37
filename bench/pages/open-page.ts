import { chromium } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { templates } from '#scripts/budget/budgets.ts';
import { findChromium } from '#scripts/stack/programs.ts';
import { record } from '../lake/numbers.ts';

/*
 * What a page costs a processor while somebody reads it: the share of the time in which the page's thread works, from six seconds
 * after its load on, and what it took until then. A page at rest is what a battery on a quay needs. Takes the address of a built
 * site, http://localhost:3000 without one.
 */
const SETTLED_MS = 6_000;
const READING_MS = 4_000;
const origin = process.argv[2] ?? 'http://localhost:3000';
const WIDTHS = [390, 1440];

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const addresses = Array.from(
  sitemap.matchAll(/<loc>([^<]+)</g),
  ([, address = '']) => new URL(address).pathname,
);
const pages = templates.flatMap(({ name, fits }) => {
  const path = addresses.find((address) => fits.test(address));
  return path === undefined ? [] : [{ name, path }];
});

const browser = await chromium.launch({ executablePath: findChromium() });
const rows = [
  ['page', ...WIDTHS.flatMap((width) => [`until settled, ${width} px, ms`, `at rest, ${width} px, %`])],
];
for (const { name, path } of pages) {
  const cells: string[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'el-GR' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const workMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
    };
    await page.goto(origin + path, { waitUntil: 'load' });
    await wait(SETTLED_MS);
    const before = await workMs();
    await wait(READING_MS);
    const share = ((await workMs()) - before) / READING_MS;
    cells.push(before.toFixed(0), (100 * share).toFixed(1));
    await context.close();
  }
  rows.push([name, ...cells]);
}
await browser.close();
record('open-page', rows);
