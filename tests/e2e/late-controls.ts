import { expect, type Locator, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';

/** A control that React answers, on a page that is sent without scripts. */
export type Control = {
  what: string;
  path: string;
  find: (page: Page) => Locator;
  /** Pressed, unless it is something else that people do with it. */
  use?: (control: Locator) => Promise<void>;
  /** What shows while the scripts are missing; a button that waits by default. */
  answered?: (control: Locator, page: Page) => Promise<void>;
  /** @param times how often it was used */
  fulfilled: (page: Page, control: Locator, times: number) => Promise<void>;
  /** Gone after its first use, or every use counts from what is shown. */
  onlyOnce?: true;
};

const { agencies, chat, consent, magazine, news, prices, question, appBanner } = en.common;
const boardOf = (page: Page) => page.locator('section').filter({ has: page.locator('#board-title') });
const entries = (page: Page) => page.locator('[data-sound]');

export const press = (control: Locator) => control.click();

export async function seeWaiting(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => getComputedStyle(element).animationName))
    .not.toBe('none');
}

async function seeCountWaiting(_control: Locator, page: Page): Promise<void> {
  await expect(page.locator('[data-sound][hidden]')).toHaveCount(0);
  await seeWaiting(page.locator('search ~ div output'));
}

async function seeFiltered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-sound][hidden]').count()).toBeGreaterThan(0);
  await expect(entries(page).filter({ visible: true }).first()).toBeVisible();
}

async function seeChat(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: chat.title })).toHaveCount(1);
}

export const CONTROLS: Control[] = [
  {
    what: 'a port of the board',
    path: '/en',
    find: (page) => boardOf(page).getByRole('combobox', { name: question.from, exact: true }),
    async use(control) {
      await control.selectOption('KOS');
    },
    async answered(_control, page) {
      await expect(boardOf(page).locator('[aria-busy]')).toHaveCSS('opacity', '0.5');
    },
    async fulfilled(page, control) {
      await expect(control).toHaveValue('KOS');
      await expect(page.locator('#board-title')).toContainText('Kos');
      await expect(boardOf(page).locator('[aria-busy]')).toHaveCSS('opacity', '1');
    },
  },
  {
    what: 'text in the filter of a list',
    path: '/en/agencies',
    find: (page) => page.getByRole('searchbox', { name: agencies.where }),
    use: (control) => control.fill('kos'),
    answered: seeCountWaiting,
    async fulfilled(page, control) {
      await seeFiltered(page);
      await expect(control).toHaveValue('kos');
      await expect(page).toHaveURL('/en/agencies?q=kos');
    },
  },
  {
    what: 'a choice in the filter of a list',
    path: '/en/agencies',
    find: (page) => page.getByRole('combobox', { name: agencies.island }),
    use: (control) => control.press('N'),
    answered: seeCountWaiting,
    async fulfilled(page, control) {
      await seeFiltered(page);
      await expect(control).toHaveValue('nisyros');
      await expect(page).toHaveURL('/en/agencies?island=nisyros');
    },
  },
  {
    what: 'the consent settings',
    path: '/en/news',
    find: (page) => page.getByRole('contentinfo').getByRole('button', { name: consent.settings }),
    async fulfilled(page) {
      await expect(page.getByRole('dialog', { name: consent.settings })).toHaveCount(1);
    },
  },
  {
    what: 'the bubble of the chat',
    path: '/en/news',
    find: (page) => page.getByRole('button', { name: chat.open, exact: true }),
    fulfilled: seeChat,
  },
  {
    what: 'a button of a page that opens the chat',
    path: '/en/contact',
    find: (page) => page.getByRole('button', { name: chat.ask }),
    fulfilled: seeChat,
  },
  {
    what: 'the button that prints the price list',
    path: '/en/price-list',
    find: (page) => page.getByRole('button', { name: prices.print }),
    async fulfilled(page, _control, times) {
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(times);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(times);
    },
  },
  {
    what: 'the button that copies the address of a post',
    path: `/en/news/travel-and-environment/${seededText('newsPost-sailing-ban', 'permalink_en')}`,
    find: (page) => page.getByRole('button', { name: news.copy }),
    async fulfilled(page) {
      await expect(page.getByRole('button', { name: news.copied })).toBeVisible();
    },
  },
  {
    what: 'the button to the next page of the magazine',
    path: `/en/magazine/${seededText('magazineIssue-15', 'permalink_en')}`,
    find: (page) => page.getByRole('button', { name: magazine.next }),
    async fulfilled(page, _control, times) {
      await expect(page).toHaveURL(new RegExp(`#p${2 + times}$`));
    },
  },
  {
    what: 'the button that closes the suggestion of the app',
    path: '/en/news',
    find: (page) => page.getByRole('button', { name: appBanner.close }),
    async answered(control) {
      await expect(control).toBeHidden();
    },
    async fulfilled(page, control) {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('meltemi.app-banner.closed')))
        .not.toBeNull();
      await expect(control).toBeHidden();
    },
    onlyOnce: true,
  },
];
