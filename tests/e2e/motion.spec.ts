import { expect, test, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { fetchOpenDays, textsOf } from './booking-steps.ts';
import { cheapestFirst, onFoot, openIn, sell } from './sold-booking.ts';
import { startScript } from './visitor-browser.ts';

// What travels from page to page (docs/decisions/109-what-travels.md).

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const symi = `/en/destinations/${seededText('destination-symi', 'permalink_en')}`;

/** Remembers the names of what moves, for `travelled`, across pages. */
async function watchTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = async ({ ready }: ViewTransition) => {
      await ready;
      const moving = document
        .getAnimations()
        // In no time, React hides the rest of the page.
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 0)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
        .flatMap((pseudo) => /^::view-transition-group\((.+)\)$/.exec(pseudo)?.[1] ?? []);
      sessionStorage.setItem('travelled', [sessionStorage.getItem('travelled') ?? '', ...moving].join(' '));
    };
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) void note(viewTransition);
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void note(transition);
      return transition;
    };
  });
}

const travelled = (page: Page) => page.evaluate(() => (sessionStorage.getItem('travelled') ?? '').split(' '));

for (const hasScript of [false, true])
  test(`an island’s picture and name travel from its poster to its page ${hasScript ? 'within the started page' : 'before the script has started'}`, async ({
    page,
  }) => {
    await watchTravels(page);
    if (!hasScript) await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/en/destinations');
    if (hasScript) await startScript(page);
    const scene = hasScript ? ['scene-destination-symi', 'name-destination-symi'] : ['scene', 'name'];
    await page.locator(`main a[href="${symi}"]:has(img)`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symi');
    await expect.poll(() => travelled(page)).toEqual(expect.arrayContaining(scene));
  });

test('times and price of a chosen sailing travel to its card', async ({ page }) => {
  const { out, back } = await fetchOpenDays(page);
  await watchTravels(page);
  await page.goto(`/en/booking/sailings?from=RHO&to=SYM&date=${out}&return=${back}&adults=2`);
  await startScript(page);
  await page
    .getByRole('link', { name: new RegExp(`^${textsOf('en').sailings.choose} `) })
    .first()
    .click();
  await page.waitForURL(/[?&]go=/);
  await expect
    .poll(() => travelled(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^times-/), expect.stringMatching(/^price-/)]));
});

test('the first crossing of a booking becomes the ticket', async ({ page, context }) => {
  const [journey] = await cheapestFirst(onFoot, 10);
  if (!journey) throw new Error('no journey');
  const sold = await sell(journey, onFoot);
  await openIn(context, sold);
  await watchTravels(page);
  await page.goto(`/en/booking/manage?ref=${sold.reference}`);
  await page.getByRole('link', { name: en.common.booking.mine.ticketPage }).click();
  await page.waitForURL(/\/booking\/ticket/);
  await expect.poll(() => travelled(page)).toContain('trip');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const hasScript of [false, true])
    test(`nothing travels ${hasScript ? 'within the started page' : 'before the script has started'}`, async ({
      page,
    }) => {
      await watchTravels(page);
      if (!hasScript) await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.goto('/en/destinations');
      if (hasScript) await startScript(page);
      await page.locator(`main a[href="${symi}"]:has(img)`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symi');
      expect(await travelled(page)).toEqual(['']);
    });
});
