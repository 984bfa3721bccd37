import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import { beSignedIn } from './studio-desk.ts';
import { afterIdle } from './visitor-browser.ts';

// The sweep checks every page of the sitemap, where a violation is a console error; these tests cover navigation
// between pages.
test.setTimeout(120_000);

/** Policy violations that the browser reports, from pages, frames and workers. */
function watchPolicy(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions Policy|Cross-Origin|ERR_BLOCKED/i.test(message.text()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}

test.describe('a visitor who consents to everything', () => {
  test.use({ storageState: { cookies: [], origins: [] }, locale: 'el-GR' });

  test('goes from page to page, searches and chats without a violation', async ({ page, context }) => {
    const complaints = watchPolicy(context);
    // What Google's tag does: its own script, a beacon and a picture.
    const tag = `const measure = document.createElement('script');
      measure.src = 'https://www.googletagmanager.com/gtag/js'; document.head.append(measure);
      fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
      new Image().src = 'https://www.google-analytics.com/collect';`;
    const requested: string[] = [];
    await context.route(/google/, (route) => {
      const address = new URL(route.request().url());
      requested.push(address.pathname);
      return route.fulfill({
        contentType: 'text/javascript',
        body: address.pathname === '/gtm.js' ? tag : '',
      });
    });
    await afterIdle(page, () => page.goto('/'));
    await page.getByRole('button', { name: el.common.consent.everything }).click();
    await expect.poll(() => requested.toSorted()).toEqual(['/collect', '/g/collect', '/gtag/js', '/gtm.js']);

    // One document throughout: client-side navigation runs under the first page's policy.
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    const header = page.getByRole('banner');
    for (const path of ['/destinations', '/itineraries', '/news']) {
      await header.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true);
    // Its styles were loaded as files, because the first page's policy only allows its own inline ones.
    expect(await unlinkedStyles(page)).toEqual([]);

    await page.getByRole('button', { name: el.common.chat.open }).click();
    await expect(page.frameLocator('iframe').locator('form, main').first()).toBeVisible();
    await page.goto('/booking/sailings?from=KOS&to=RHO');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('foreign scripts, styles, forms and frames are blocked', async ({ page }) => {
  await page.goto('/en/news');
  await page.evaluate(() => {
    const directives: string[] = [];
    Reflect.set(window, 'stopped', directives);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      directives.push(`${effectiveDirective} ${blockedURI}`),
    );
    const script = document.createElement('script');
    script.textContent = 'window.isStolen = true';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/a.js';
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.isStolen = true');
    document.body.append(script, foreign, style, frame, button);
    button.click();
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
  });
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(window, 'stopped')].toSorted()))
    .toEqual([
      'base-uri https://evil.example/',
      'frame-src https://evil.example',
      'script-src-attr inline',
      'script-src-elem https://evil.example/a.js',
      'script-src-elem inline',
      'style-src-elem inline',
    ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isStolen'))).toBeUndefined();
});

/** Styles inserted into the page whose style sheet was blocked. */
function unlinkedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(({ sheet, textContent }) =>
      sheet === null ? [(textContent ?? '').slice(0, 80)] : [],
    ),
  );
}

test('every kind of response has its security headers', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  const chunk = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const kept = /script-src 'self'(?: 'sha256-[^']+')+ *(?:https:[^;]*)?;/;
  const made = /script-src 'self'(?: 'sha256-[^']+'){2} 'nonce-/;
  for (const [path, status, policy] of [
    ['/', 200, kept],
    ['/en/news', 200, kept],
    ['/studio', 200, kept],
    ['/chat/frame?lang=el', 200, kept],
    ['/no/such/page', 404, kept],
    ['/booking/sailings?from=KOS&to=RHO', 200, made],
    ['/en/booking/manage', 200, made],
    [chunk, 200, null],
    ['/brand/mark.svg', 200, null],
    ['/api/health', 200, null],
    ['/api/no-such-endpoint', 404, kept],
    ['/robots.txt', 200, null],
  ] as const) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(answer.status(), path).toBe(status);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toMatch(/^(same|cross)-origin$/);
    expect(headers['x-powered-by'], path).toBeUndefined();
    if (policy === null) expect(headers['content-security-policy'], path).toBeUndefined();
    else {
      expect(headers['content-security-policy'], path).toMatch(policy);
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    }
  }
  const foreign = await request.post('/api/booking/cancel', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([foreign.status(), (await foreign.json()).code]).toEqual([403, 'foreign_origin']);
  expect(foreign.headers()['x-content-type-options']).toBe('nosniff');
});

test('an editor works in the Studio and sees drafts without a violation', async ({ page, context }) => {
  const complaints = watchPolicy(context);
  await beSignedIn(page, 'editor@meltemi.example');
  await showDraft(page);
  expect(complaints).toEqual([]);
});

async function showDraft(page: Page): Promise<void> {
  await page.goto(`/studio/presentation?preview=${encodeURIComponent('/destinations/leros')}`);
  const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    await heading.click();
    await expect(page).toHaveURL(/destination-leros/, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
