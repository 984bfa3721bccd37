import { chromium } from '@playwright/test';
import { type Budget, templates } from './budget/budgets.ts';
import { measure } from './budget/measure.ts';
import { findChromium } from './stack/chromium.ts';

/*
 * `npm run budget`, with a built site on http://localhost:3000 or the address given: what every kind of page weighs on a phone with an
 * empty cache, next to what it may weigh (scripts/budget/budgets.ts). Exit code 1 when one weighs more.
 */
const KINDS = ['script', 'style', 'font', 'image', 'requests'] as const satisfies (keyof Budget)[];
const origin = process.argv[2] ?? 'http://localhost:3000';

const answer = await fetch(`${origin}/sitemap.xml`).catch(() => null);
if (!answer?.ok) {
  console.error(`No site answers at ${origin}. Start it with \`npm start\`, or give its address.`);
  process.exit(1);
}
const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const taken = new Set<string>();
const rows: Record<string, Record<string, string>> = {};
let isOver = false;
for (const { name, fits, budget } of templates) {
  const path = paths.find((one) => fits.test(one) && !taken.has(one));
  if (path === undefined) throw new Error(`The sitemap has no page for “${name}”.`);
  taken.add(path);
  const weight = await measure(browser, origin + path);
  const cells: Record<string, string> = {};
  for (const kind of KINDS) {
    const tooMuch = weight[kind] > budget[kind];
    isOver ||= tooMuch;
    cells[kind] =
      `${weight[kind].toFixed(kind === 'requests' ? 0 : 1)} of ${budget[kind]}${tooMuch ? ' !' : ''}`;
  }
  rows[`${name} (${path})`] = cells;
}
await browser.close();
console.table(rows);
if (isOver) console.error('Marked with !: heavier than its budget.');
process.exit(isOver ? 1 : 0);
