import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { findChromium } from '#scripts/stack/programs.ts';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';

/** Address of a built site: `npm start`'s, or the one on the command line. */
export const origin = process.argv[2] ?? 'http://localhost:3000';

export const phone = { width: 390, height: 844 };

/** Pages suggest the app to it. */
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Visitor = { page: Page; cdp: CDPSession };

/** A phone on its first visit, with the cookie banner answered; closed when `work` is done. */
export async function asVisitor<T>(
  work: (visitor: Visitor) => Promise<T>,
  { javaScriptEnabled = true, android = false } = {},
): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const answered = { name: CONSENT_KEY, value: serialiseConsents(onlyEssential) };
    const context = await browser.newContext({
      baseURL: origin,
      viewport: phone,
      locale: 'el-GR',
      javaScriptEnabled,
      ...(android && { userAgent: ANDROID, permissions: ['clipboard-write'] }),
      storageState: { cookies: [], origins: [{ origin, localStorage: [answered] }] },
    });
    const page = await context.newPage();
    return await work({ page, cdp: await context.newCDPSession(page) });
  } finally {
    await browser.close();
  }
}
