import type { Browser, Request } from '@playwright/test';
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
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}`);
    // By the browser's own clock: on a machine with much to do we hear of the event late.
    const loadedAt = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming
        ? performance.timeOrigin + navigation.loadEventStart
        : NaN;
    });
    const wanted = finished.filter(
      (request) => !request.url().startsWith('data:') && request.timing().startTime <= loadedAt,
    );
    const arrived = await Promise.all(
      wanted.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return {
          kind: request.resourceType(),
          bytes: Math.max(0, responseBodySize) + responseHeadersSize,
        };
      }),
    );
    const kilobytes = (kind: string) =>
      arrived.reduce((sum, one) => (one.kind === kind ? sum + one.bytes : sum), 0) / 1024;
    return {
      page: kilobytes('document'),
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
