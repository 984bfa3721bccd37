import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { join } from 'node:path';
import { textsOf, type Locale } from './booking-steps.ts';
import { checks } from './criteria.ts';
import { pause } from './engines/engine.ts';
import { forcedColourFaults } from './settings/forced-colours.ts';
import { layoutFaults } from './settings/layout-faults.ts';
import { templatesOf } from './templates.ts';
import { tour } from './tour.ts';

/*
 * Every state of a visit under the settings of people who see differently (docs/decisions/095-accessibility-from-results.md): Greek on a phone, English
 * on a wide screen. Only when named: `npm test -- settings`. `SETTINGS_PICTURES=folder` keeps a picture of each.
 */
test.setTimeout(900_000);
test.describe.configure({ mode: 'parallel' });

type Size = { width: number; height: number };
type Setting = {
  name: string;
  turnOn(page: Page, browser: CDPSession): Promise<unknown>;
  turnOff(page: Page, browser: CDPSession, usual: Size): Promise<unknown>;
  faults?: (page: Page) => Promise<string[]>;
  onPaper?: true;
};

/** WCAG 1.4.12. Names on a chart are part of a picture, whose content the text repeats. */
const SPACING = `svg { letter-spacing: normal !important; word-spacing: normal !important; }
  *:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const USUAL_TEXT = 16;
/** The size that is set in the browser, which media queries in em follow as well. */
const text = (percent: number): Setting => ({
  name: `text-${percent}`,
  turnOn: (_page, browser) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: (USUAL_TEXT * percent) / 100 } }),
  turnOff: (_page, browser) => browser.send('Page.setFontSizes', { fontSizes: { standard: USUAL_TEXT } }),
});

const forced = (colorScheme: 'light' | 'dark'): Setting => ({
  name: `forced-${colorScheme}`,
  turnOn: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme }),
  turnOff: (page) => page.emulateMedia({ forcedColors: null, colorScheme: null }),
  faults: forcedColourFaults,
});

const settings: readonly Setting[] = [
  { name: 'usual', turnOn: () => Promise.resolve(), turnOff: () => Promise.resolve() },
  forced('light'),
  forced('dark'),
  text(150),
  text(200),
  {
    name: 'zoom-400',
    // A screen of 1280 by 1024 pixels.
    turnOn: (page) => page.setViewportSize({ width: 320, height: 256 }),
    turnOff: (page, _browser, usual) => page.setViewportSize(usual),
  },
  {
    name: 'spacing',
    turnOn: (page) =>
      page.evaluate((css) => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(css);
        document.adoptedStyleSheets.push(spaced);
      }, SPACING),
    turnOff: (page) => page.evaluate(() => document.adoptedStyleSheets.pop() && undefined),
  },
  {
    name: 'print',
    // A4 without its margins.
    turnOn: async (page) => {
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
    },
    turnOff: async (page, _browser, usual) => {
      await page.emulateMedia({ media: null });
      await page.setViewportSize(usual);
    },
    onPaper: true,
  },
];

const PHONE = { width: 390, height: 844 };
const FOR_TEMPLATES = new Set(['text-200', 'zoom-400', 'spacing']);

for (const { locale, size } of [
  { locale: 'el', size: PHONE },
  { locale: 'en', size: { width: 1280, height: 900 } },
] as const)
  test.describe(`${locale} at ${size.width} px`, () => {
    test.use({
      locale: locale === 'el' ? 'el-GR' : 'en-GB',
      viewport: size,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      'no text is lost, cut off or covered under any setting',
      checks('settings', '1.4.1', '1.4.4', '1.4.10', '1.4.12', '2.4.7'),
      async ({ page }) => {
        const browser = await page.context().newCDPSession(page);
        const problems: string[] = [];
        await tour(page, locale, async (state) => {
          for (const setting of settings) {
            const inspect = async (name: string) => {
              const faults = await faultsOf(page, setting);
              problems.push(...faults.map((fault) => `${name}, ${setting.name}: ${fault}`));
              await keepPicture(page, `${locale}-${name}-${setting.name}`);
            };
            await drawEverything(page);
            await setting.turnOn(page, browser);
            await inspect(state);
            if (state === 'search' && !setting.onPaper) await eachPicker(page, locale, inspect);
            await setting.turnOff(page, browser, size);
          }
        });
        expect(problems).toEqual([]);
      },
    );
  });

test.describe('every template', () => {
  test.use({ locale: 'en-GB', viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'no text is lost with text of twice the size, at 400 % or with wide spacing',
    checks('settings', '1.4.4', '1.4.10', '1.4.12'),
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      const problems: string[] = [];
      for (const path of await templatesOf(page)) {
        await page.goto(path);
        await drawEverything(page);
        for (const setting of settings.filter(({ name }) => FOR_TEMPLATES.has(name))) {
          await setting.turnOn(page, browser);
          problems.push(
            ...(await faultsOf(page, setting)).map((fault) => `${path}, ${setting.name}: ${fault}`),
          );
          await setting.turnOff(page, browser, PHONE);
        }
      }
      expect(problems).toEqual([]);
    },
  );
});

/** Browsers draw sections far down a page only when they come near. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.far')) {
      style.contentVisibility = 'visible';
      style.contain = 'layout style paint';
    }
  });
}

/** Faults that stay; a page that has just changed its layout gets a moment. */
async function faultsOf(page: Page, { faults, onPaper }: Setting): Promise<string[]> {
  const look = async () => [
    ...(await layoutFaults(page, { onPaper: onPaper === true })),
    ...((await faults?.(page)) ?? []),
  ];
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  let found = await look();
  for (let tries = 0; tries < 3 && found.length > 0; tries += 1) {
    await pause(200);
    found = await look();
  }
  return found;
}

async function eachPicker(
  page: Page,
  locale: Locale,
  inspect: (name: string) => Promise<void>,
): Promise<void> {
  const t = textsOf(locale).search;
  const fields = { from: t.from, to: t.to, date: t.date, passengers: t.passengers, vehicles: t.vehicles };
  for (const [name, label] of Object.entries(fields)) {
    await page
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(`search-${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

/** A picture of the whole page in a window of its height: for pictures beyond the window, Chromium sets the size of text back. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SETTINGS_PICTURES;
  const usual = page.viewportSize();
  if (!folder || !usual) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...usual, height });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.setViewportSize(usual);
}
