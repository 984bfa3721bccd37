import { chromium } from '@playwright/test';
import { KINDS, PLAIN_BOOKING_KB } from './budget/budgets.ts';
import { weighEach, weighPlainBooking } from './budget/weigh.ts';
import { findChromium } from './stack/programs.ts';

/*
 * `npm run budget`, with a built site on http://localhost:3000 or the given address: the weight of every kind of page on a phone
 * with an empty cache, next to its budget (scripts/budget/budgets.ts), and the first step of a booking without JavaScript. Exits with 1 if one is over budget.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';

const answer = await fetch(`${origin}/api/health`).catch(() => null);
if (!answer?.ok) {
  console.error(`No site answers at ${origin}. Start it with \`npm start\`, or give its address.`);
  process.exit(1);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const rows: Record<string, Record<string, string>> = {};
let isOver = false;
for await (const { name, path, weight, budget } of weighEach(browser, origin)) {
  const cells: Record<string, string> = {};
  for (const kind of KINDS) {
    const tooMuch = weight[kind] > budget[kind];
    isOver ||= tooMuch;
    cells[kind] =
      `${weight[kind].toFixed(kind === 'requests' ? 0 : 1)} of ${budget[kind]}${tooMuch ? ' !' : ''}`;
  }
  rows[`${name} (${path})`] = cells;
}
const plain: string[] = [];
for await (const { path, kilobytes } of weighPlainBooking(browser, origin)) {
  const tooMuch = kilobytes >= PLAIN_BOOKING_KB;
  isOver ||= tooMuch;
  plain.push(
    `${path} without JavaScript: ${kilobytes.toFixed(1)} of ${PLAIN_BOOKING_KB} KB${tooMuch ? ' !' : ''}`,
  );
}
await browser.close();
console.table(rows);
console.log(plain.join('\n'));
if (isOver) console.error('!: over budget');
process.exit(isOver ? 1 : 0);
