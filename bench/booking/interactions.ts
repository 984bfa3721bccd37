import type { Page } from '@playwright/test';
import { openDays, textsOf } from '#tests/e2e/booking-steps.ts';
import { quantile, record } from '../lake/numbers.ts';
import { asVisitor } from './browser.ts';

/*
 * Interaction to next paint on the booking pages, on a phone with a processor four times slower than this machine's. Uses the
 * browser's event timing: from the input to the frame that shows its effect, rounded to 8 ms; durations below 16 ms aren't
 * reported. The first row is an input without effect, as a baseline. Run it with a built site at the given address: `node
 * bench/booking/interactions.ts http://localhost:3000`
 */
const SLOWER = 4;
const ROUNDS = 7;
const LIMIT_MS = 100;
const t = textsOf('el');

type Action = {
  name: string;
  open: string;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const press = (page: Page, label: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .first()
    .click();
const { out, back } = await asVisitor(({ page }) => openDays(page));
const trip = `from=RHO&to=SYM&date=${out}&return=${back}`;

const actions: Action[] = [
  {
    name: 'press where nothing happens',
    open: '/booking',
    act: (page) => page.getByRole('heading', { level: 1 }).click(),
  },
  { name: 'open the port picker', open: '/booking', act: (page) => press(page, t.search.from) },
  {
    name: 'type in the port picker',
    open: '/booking',
    prepare: (page) => press(page, t.search.from),
    act: (page) => page.getByRole('combobox').pressSequentially('rodo'),
  },
  {
    name: 'choose a port',
    open: '/booking',
    prepare: (page) => press(page, t.search.from),
    act: (page) => page.getByRole('option').nth(2).click(),
  },
  { name: 'open the calendar', open: `/booking?${trip}`, act: (page) => press(page, t.search.date) },
  {
    name: 'choose a day',
    open: `/booking?${trip}`,
    prepare: (page) => press(page, t.search.date),
    act: (page) => page.getByRole('dialog').locator('button[data-day]:not([aria-disabled])').nth(5).click(),
  },
  {
    name: 'choose a journey',
    open: `/booking/sailings?${trip}`,
    act: (page) =>
      page
        .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
        .first()
        .click(),
  },
];

const rows = [['action, 4 times slower', 'median, ms', 'slowest, ms', `of ${ROUNDS} above ${LIMIT_MS} ms`]];
for (const action of actions) rows.push(await measure(action));
rows.push(await typing());
record('booking', rows);

async function measure({ name, open, prepare, act }: Action): Promise<string[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await asVisitor(async ({ page, cdp }) => {
        await page.goto(open, { waitUntil: 'networkidle' });
        await prepare?.(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        return slowestOf(page, () => act(page));
      }),
    );
  return summary(name, times);
}

/** The details page needs held seats, so this goes through the booking first. */
async function typing(): Promise<string[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await asVisitor(async ({ page, cdp }) => {
        await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${out}&adults=4`, {
          waitUntil: 'networkidle',
        });
        await page
          .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
          .first()
          .click();
        await page.waitForURL(/[?&]go=/);
        await page.getByRole('button', { name: t.sailings.continue, exact: true }).click();
        await page.waitForURL(/\/booking\/travellers/);
        await page.waitForLoadState('networkidle');
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        const surname = page.getByLabel(t.travellers.surname).first();
        return slowestOf(page, () => surname.pressSequentially('Παπαδοπούλου'));
      }),
    );
  return summary('type a surname, four travellers', times);
}

/** The longest interaction during `act`, in milliseconds; 0 if all were below the browser's threshold. */
async function slowestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { interactions: seen });
    // TypeScript's types lack the threshold; without it the browser omits events below 104 ms.
    const wanted = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe(wanted);
  });
  await act();
  await frames(page, 10);
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'interactions');
    return Array.isArray(seen) ? Math.max(0, ...seen.map(Number)) : 0;
  });
}

/** Event timings are reported after the frame that they measure, so wait for a few more frames. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((done) => {
        const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(all);
      }),
    count,
  );
}

function summary(name: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const format = (time: number) => (time === 0 ? '< 16' : String(time));
  const above = sorted.filter((time) => time > LIMIT_MS).length;
  return [name, format(quantile(sorted, 0.5)), format(sorted.at(-1) ?? NaN), String(above)];
}
