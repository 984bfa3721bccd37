import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { startChatProvider, useProvider, type ChatProvider } from './chat-provider.ts';
import { afterIdle } from './visitor-browser.ts';

// Where the bubble of the chat waits, because it would lie on something.
let provider: ChatProvider;

test.use({ locale: 'el-GR', bypassCSP: true });
test.beforeEach(async ({ page }) => {
  provider = await startChatProvider();
  await useProvider(page, provider.address);
});
test.afterEach(() => provider.close());

/** Whether the bubble is visible, and which controls its box touches then; a card that is a link has room beside it. */
function controlsBelow(page: Page) {
  return page.evaluate(() => {
    const bubble = document.querySelector('[data-bubble]');
    if (!bubble || getComputedStyle(bubble).visibility === 'hidden') return { isShown: false, below: [] };
    const box = bubble.getBoundingClientRect();
    const touched = [...document.querySelectorAll('a, button, summary, input, select')].filter((control) => {
      if (control === bubble || !control.checkVisibility({ visibilityProperty: true })) return false;
      return [...control.getClientRects()].some(
        ({ left, right, top, bottom, height }) =>
          height < 2 * box.height &&
          left < box.right - 2 &&
          right > box.left + 2 &&
          top < box.bottom - 2 &&
          bottom > box.top + 2,
      );
    });
    return { isShown: true, below: touched.map(({ textContent }) => textContent) };
  });
}

test.describe('E1 where the bubble waits', () => {
  // It covered the search button: the element that it observed was gone once the enhanced form had replaced the native
  // one.
  test('waits on a phone while the search form is in view, whichever form that is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await afterIdle(page, () => page.goto('/booking'));
    const from = page.getByRole('button', { name: new RegExp(`^${el.common.booking.search.from} `) });
    await expect(from).toBeVisible();
    const bubble = page.locator('[data-bubble]');
    await expect(bubble).toHaveCount(1);
    await expect(bubble).toBeHidden();
    // It covered the button that books an island's next sailing, too.
    await afterIdle(page, () => page.goto(`/destinations/${seededText('destination-symi', 'permalink_el')}`));
    await page
      .getByRole('region', { name: el.common.destinations.facts })
      .getByRole('link', { name: el.common.destinations.book })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(bubble).toHaveCount(1);
    await expect(bubble).toBeHidden();
  });

  // It lay on fares; scrolling back was the only way to be rid of it.
  test('on a phone lies on no fare at first sight, and comes back with somebody', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await afterIdle(page, () => page.goto('/price-list'));
    const bubble = page.locator('[data-bubble]');
    await expect(bubble).toHaveAttribute('data-waits', 'true');
    await expect(bubble).toBeHidden();
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await expect(bubble).toBeHidden();
    await expect(async () => {
      await page.mouse.wheel(0, -60);
      await expect(bubble).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('on a phone is there for somebody who has read to the end', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await afterIdle(page, () => page.goto('/news'));
    const bubble = page.locator('[data-bubble]');
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await expect(bubble).toBeHidden();
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      await expect(bubble).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await controlsBelow(page)).below).toEqual([]);
  });

  // It lay on the arrows of sailings and on links to booking until the page had gutters as wide as the bubble.
  for (const [width, path] of [
    [1024, '/itineraries'],
    [1280, '/price-list'],
    [1400, '/itineraries'],
  ] as const)
    test(`lies on no control beside the gutter (${path} at ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await afterIdle(page, () => page.goto(path));
      await page.mouse.move(100, 400);
      let shown = 0;
      for (let step = 0; step < 14; step += 1) {
        await page.mouse.wheel(0, 137);
        await expect.poll(async () => (await controlsBelow(page)).below).toEqual([]);
        if ((await controlsBelow(page)).isShown) shown += 1;
      }
      expect(shown).toBeGreaterThan(0);
    });

  // It covered the arrows of folded lists, links to booking, and the words that somebody was reading.
  for (const path of ['/agencies', '/questions', '/price-list/kos', '/departure-ports'])
    test(`on a phone lies on no control, and waits while somebody reads on (${path})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await afterIdle(page, () => page.goto(path));
      const bubble = page.locator('[data-bubble]');
      await expect(bubble).toHaveCount(1);
      await page.mouse.move(100, 400);
      const scrollBy = async (pixels: number) => {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, pixels);
        await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      };
      for (let step = 0; step < 4; step += 1) {
        await scrollBy(400);
        await expect(bubble).toBeHidden();
      }
      let shown = 0;
      for (let step = 0; step < 12; step += 1) {
        await scrollBy(-97);
        await expect.poll(async () => (await controlsBelow(page)).below).toEqual([]);
        if ((await controlsBelow(page)).isShown) shown += 1;
      }
      test.info().annotations.push({ type: 'shown', description: `${shown} of 12` });
    });

  test('on a phone comes back when somebody scrolls up past text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await afterIdle(page, () => page.goto('/travel-terms'));
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('[data-bubble]')).toBeHidden();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -60);
        return (await controlsBelow(page)).isShown;
      })
      .toBe(true);
  });
});
