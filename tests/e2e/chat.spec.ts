import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { startChatProvider, useProvider, type ChatProvider } from './chat-provider.ts';
import { afterIdle, namesKept, watchRequests } from './visitor-browser.ts';

const greek = el.common.chat;
let provider: ChatProvider;

// A page's policy allows the operator's provider, which these tests replace (tests/unit/lib/security tests that
// policy).
test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 }, bypassCSP: true });
test.beforeEach(async () => {
  provider = await startChatProvider();
});
test.afterEach(() => provider.close());

const bubbleOf = (page: Page, text = greek.open) => page.getByRole('button', { name: text, exact: true });
const windowOf = (page: Page, text = greek.title) => page.getByRole('region', { name: text });
const frameOf = (page: Page) => page.frameLocator('iframe');

/** Posts a message from the provider's frame to the page. */
async function sendFromFrame(frame: FrameLocator, message: unknown): Promise<void> {
  await frame.locator('body').evaluate((_body, data) => parent.postMessage(data, '*'), message);
}

async function openChat(page: Page): Promise<FrameLocator> {
  await useProvider(page, provider.address);
  await afterIdle(page, () => page.goto('/news'));
  await bubbleOf(page).click();
  await expect(frameOf(page).getByRole('heading')).toHaveText('Provider');
  return frameOf(page);
}

test.describe('E1 the bubble', () => {
  for (const [path, texts] of [
    ['/news', el.common.chat],
    ['/en/news', en.common.chat],
  ] as const) {
    test(`shows until the chat opens and comes back (${path})`, async ({ page }) => {
      await useProvider(page, provider.address);
      const requests = watchRequests(page);
      await afterIdle(page, () => page.goto(path));
      await expect(bubbleOf(page, texts.open)).toBeVisible();
      // Nothing is requested before somebody opens it.
      expect(requests.elsewhere()).toEqual([]);
      await bubbleOf(page, texts.open).click();
      await expect(windowOf(page, texts.title)).toBeVisible();
      await expect(bubbleOf(page, texts.open)).toHaveCount(0);
      await expect(frameOf(page).getByRole('heading')).toBeVisible();
      await sendFromFrame(frameOf(page), { type: 'unmount' });
      await expect(bubbleOf(page, texts.open)).toBeFocused();
      await expect(windowOf(page, texts.title)).toHaveCount(0);
    });
  }

  test('says that the window failed to load, and opens at the next press', async ({ page }) => {
    await useProvider(page, provider.address);
    await afterIdle(page, () => page.goto('/news'));
    await expect(bubbleOf(page)).toBeVisible();
    const scripts = '**/_next/static/chunks/*.js*';
    await page.route(scripts, (route) => route.abort());
    await bubbleOf(page).click();
    await expect(bubbleOf(page, greek.unreachable)).toBeVisible();
    await page.unroute(scripts);
    await bubbleOf(page, greek.unreachable).click();
    await expect(windowOf(page)).toBeVisible();
  });

  test('resumes a conversation on the next page, until it is over', async ({ page }) => {
    const frame = await openChat(page);
    await sendFromFrame(frame, { type: 'setChatInProgress' });
    await expect.poll(() => namesKept(page).then(({ session }) => session)).toContain('meltemi.chat');
    await page.goto('/destinations');
    await expect(frameOf(page).getByRole('heading')).toHaveText('Provider');
    await sendFromFrame(frameOf(page), { type: 'clearChatInProgress' });
    await expect.poll(() => namesKept(page).then(({ session }) => session)).not.toContain('meltemi.chat');
    await afterIdle(page, () => page.goto('/news'));
    await expect(bubbleOf(page)).toBeVisible();
  });

  test('is missing with CHAT_PROVIDER_URL=none', async ({ page }) => {
    await page.route('**/api/browser-settings*', (route) => route.fulfill({ json: { chat: null } }));
    const requests = watchRequests(page);
    await afterIdle(page, () => page.goto('/news'));
    await page.waitForLoadState('networkidle');
    await expect(bubbleOf(page)).toHaveCount(0);
    expect(requests.elsewhere()).toEqual([]);
  });
});

test.describe('E2 the secure check', () => {
  test('sends HEAD past every cache before the frame is loaded', async ({ page }) => {
    await openChat(page);
    expect(provider.requests[0]).toMatch(/^HEAD \/secure-check\?nocache=\d+$/);
    expect(provider.requests.find((line) => !line.startsWith('HEAD'))).toBe('GET /frame?lang=el');
  });

  test('opens the certificate page when it fails, and the chat when the certificate was accepted', async ({
    page,
    context,
  }) => {
    provider.check = 503;
    await useProvider(page, provider.address);
    await afterIdle(page, () => page.goto('/news'));
    const opening = context.waitForEvent('page');
    await bubbleOf(page).click();
    const certificate = await opening;
    await expect(windowOf(page).getByText(greek.waiting)).toBeVisible();
    expect(await certificate.evaluate(() => window.name)).toBe('chat-certificate');
    await certificate.getByRole('button').click();
    await expect(frameOf(page).getByRole('heading')).toHaveText('Provider');
  });

  // It didn't recognise its opener, so a visitor of the site's own chat had no button to press.
  test('opens the site’s own certificate page when the chat is the site’s own', async ({ page, context }) => {
    await page.route('**/chat/secure-check*', (route) => route.fulfill({ status: 503 }));
    await afterIdle(page, () => page.goto('/news'));
    const opening = context.waitForEvent('page');
    await bubbleOf(page).click();
    const certificate = await opening;
    const closed = certificate.waitForEvent('close');
    const accept = certificate.getByRole('button', { name: greek.certificate.accept });
    // The press closes the window, at times before the browser reports that it was pressed.
    await accept.click().catch((error: unknown) => {
      if (!certificate.isClosed()) throw error;
    });
    await closed;
    await expect(frameOf(page).getByRole('button', { name: greek.close, exact: true })).toBeVisible();
  });

  test('opens the certificate page by a press where the browser blocks windows', async ({
    page,
    context,
  }) => {
    provider.check = 500;
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let pressed = false;
      window.addEventListener('click', () => (pressed = true), { capture: true });
      // Like a pop-up blocker: blocks windows without a press, and allows them after one.
      window.open = (...args) => (pressed ? open(...args) : null);
    });
    await useProvider(page, provider.address);
    await page.addInitScript(() => sessionStorage.setItem('meltemi.chat', 'true'));
    await afterIdle(page, () => page.goto('/news'));
    await expect(windowOf(page).getByText(greek.waiting)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    const opening = context.waitForEvent('page');
    await windowOf(page).getByRole('button', { name: greek.openCertificate }).click();
    await (await opening).getByRole('button').click();
    await expect(frameOf(page).getByRole('heading')).toHaveText('Provider');
  });

  test('gives up after two seconds; the placeholder can be closed', async ({ page }) => {
    provider.check = 'silent';
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await useProvider(page, provider.address);
    await afterIdle(page, () => page.goto('/en/news'));
    await bubbleOf(page, en.common.chat.open).click();
    const shown = windowOf(page, en.common.chat.title);
    await expect(shown.getByText('Waiting for secure connectivity...')).toBeVisible();
    expect(logged.join('\n')).toContain('the secure check failed');
    await shown.getByRole('button', { name: en.common.chat.close }).click();
    await expect(bubbleOf(page, en.common.chat.open)).toBeFocused();
    expect(provider.requests.some((line) => line.includes('/frame'))).toBe(false);
  });
});

test.describe('E3 the frame', () => {
  const sizeOf = async (page: Page) => {
    const box = await windowOf(page).boundingBox();
    return box ? { width: Math.round(box.width), height: Math.round(box.height) } : null;
  };

  test('has 312 × 410 px, takes another size, and 56 px when minimized', async ({ page }) => {
    const frame = await openChat(page);
    await expect.poll(() => sizeOf(page)).toEqual({ width: 312, height: 410 });
    await sendFromFrame(frame, { type: 'resize', width: 400, height: 500 });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: 500 });
    await sendFromFrame(frame, { type: 'minimize' });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: 56 });
    await sendFromFrame(frame, { type: 'restore' });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: 500 });
  });

  test('fills the screen of a phone, and is a bar of 56 px when minimized', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const frame = await openChat(page);
    await expect.poll(() => sizeOf(page)).toEqual({ width: 390, height: 844 });
    await sendFromFrame(frame, { type: 'minimize' });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 390, height: 56 });
  });

  test('ignores messages from other windows, and only logs unknown ones', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const frame = await openChat(page);
    await page.evaluate(() => window.postMessage({ type: 'unmount' }, '*'));
    await sendFromFrame(frame, { type: 'launch' });
    await expect.poll(() => logged.join('\n')).toContain('its type is unknown');

    // Another window of the provider, and a window of another site.
    const stranger = await startChatProvider();
    for (const address of [provider.address, stranger.address]) {
      await page.evaluate((src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'other' }));
      }, `${address}frame`);
      const other = page.frameLocator(`iframe[name="other"][src^="${address}"]`);
      await sendFromFrame(other, { type: 'unmount' });
    }
    await expect.poll(() => logged.join('\n')).toContain('it comes from another window');
    // The right window, but no longer on the provider's origin.
    const moved = page.frameLocator('iframe').first();
    const left = page.waitForEvent('framenavigated', (to) => to.url() === `${stranger.address}frame`);
    await moved.locator('body').evaluate((_body, to) => location.assign(to), `${stranger.address}frame`);
    await left;
    await expect(moved.locator('output')).toBeAttached();
    await sendFromFrame(moved, { type: 'unmount' });
    await expect.poll(() => logged.join('\n')).toContain(`its origin is ${new URL(stranger.address).origin}`);
    await expect(windowOf(page)).toBeVisible();
    await stranger.close();
  });
});

test.describe('E4 data for the chat', () => {
  const ask = (page: Page, formData: unknown) =>
    page.evaluate((data) => {
      const problems: unknown[] = [];
      Reflect.set(window, 'problems', problems);
      const detail = { formData: data, onValidationError: (problem: unknown) => problems.push(problem) };
      window.dispatchEvent(new CustomEvent('meltemi:open-chat', { detail }));
    }, formData);
  const problemsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'problems'));

  test('reaches the provider when it is valid', async ({ page }) => {
    await useProvider(page, provider.address);
    await afterIdle(page, () => page.goto('/news'));
    await expect(bubbleOf(page)).toBeVisible();
    await ask(page, { topic: 'luggage' });
    await expect(frameOf(page).locator('output')).toHaveText(
      '{"type":"formData","data":{"topic":"luggage"}}',
    );
    expect(await problemsOf(page)).toEqual([]);
  });

  test('calls back when it is invalid, and opens all the same', async ({ page }) => {
    await useProvider(page, provider.address);
    await afterIdle(page, () => page.goto('/news'));
    await expect(bubbleOf(page)).toBeVisible();
    await ask(page, { seats: 2 });
    await expect(frameOf(page).getByRole('heading')).toHaveText('Provider');
    expect(await problemsOf(page)).toEqual(['not-all-strings']);
    await expect(frameOf(page).locator('output')).toBeEmpty();
  });
});
