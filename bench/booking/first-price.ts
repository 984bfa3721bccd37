import type { CDPSession, Page } from '@playwright/test';
import { openDays, textsOf } from '#tests/e2e/booking-steps.ts';
import { quantile, record } from '../lake/numbers.ts';
import { asVisitor } from './browser.ts';

/*
 * Time from following a campaign link until the first price is readable, on a slow connection: slow 3G, 400 kbit/s each way, round
 * trips of 400 ms, an empty cache. Run it with a built site at the given address: `node bench/booking/first-price.ts
 * http://localhost:3000`
 */
const ROUNDS = 5;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const t = textsOf('el');

const { out, back } = await asVisitor(({ page }) => openDays(page));
const trip = `from=RHO&to=SYM&date=${out}&return=${back}&adults=2`;

const rows = [
  ['slow 3G, empty cache', 'search can be pressed, s', 'first price, s', 'slowest, s', 'loaded by then, KB'],
];
for (const [name, path, javaScriptEnabled] of [
  ['/booking with a trip, then the search', `/booking?${trip}`, true],
  ['the same without JavaScript', `/booking?${trip}`, false],
  ['a link to the sailings', `/booking/sailings?${trip}`, true],
] as const) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await asVisitor(({ page, cdp }) => timed(page, cdp, path), { javaScriptEnabled }));
  const prices = runs.map(({ price }) => price).toSorted((a, b) => a - b);
  const forms = runs.map(({ form }) => form).toSorted((a, b) => a - b);
  const bytes = runs.map((run) => run.bytes).toSorted((a, b) => a - b);
  rows.push([
    name,
    path.startsWith('/booking?') ? seconds(quantile(forms, 0.5)) : '–',
    seconds(quantile(prices, 0.5)),
    seconds(prices.at(-1) ?? NaN),
    (quantile(bytes, 0.5) / 1024).toFixed(0),
  ]);
}
record('booking', rows);

async function timed(page: Page, cdp: CDPSession, path: string) {
  let bytes = 0;
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_3G);
  const start = performance.now();
  const arrived = page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
  let form = 0;
  await arrived;
  if (path.startsWith('/booking?')) {
    // As soon as the button appears, as an impatient user would.
    const search = page.getByRole('button', { name: t.search.submit, exact: true });
    await search.waitFor({ timeout: 120_000 });
    form = performance.now() - start;
    await search.click({ noWaitAfter: true, timeout: 120_000 });
  }
  await page
    .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
    .first()
    .waitFor({ timeout: 120_000 });
  return { form, price: performance.now() - start, bytes };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
