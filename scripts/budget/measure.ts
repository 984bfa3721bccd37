import type { Browser } from '@playwright/test';
import type { Budget } from './budgets.ts';

const PHONE = { width: 390, height: 844 };

/**
 * Opens `address` on a phone with an empty cache.
 * @returns KB (1,024 bytes, as they come over the wire, headers included) by kind until the load event, and requests
 */
export async function measure(browser: Browser, address: string): Promise<Budget> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, locale: 'el-GR' });
  try {
    const page = await context.newPage();
    const arriving: Promise<{ kind: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith('data:')) return;
      arriving.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          kind: request.resourceType(),
          bytes: Math.max(0, responseBodySize) + responseHeadersSize,
        })),
      );
    });
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}`);
    const arrived = await Promise.all(arriving);
    const kilobytes = (wanted: string) =>
      arrived.reduce((sum, { kind, bytes }) => (kind === wanted ? sum + bytes : sum), 0) / 1024;
    return {
      script: kilobytes('script'),
      style: kilobytes('stylesheet'),
      font: kilobytes('font'),
      image: kilobytes('image'),
      requests: arrived.length,
    };
  } finally {
    await context.close();
  }
}
