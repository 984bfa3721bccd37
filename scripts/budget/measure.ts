import type { Browser, Request } from '@playwright/test';
import type { Budget } from './budgets.ts';

const PHONE = { width: 390, height: 844 };
const KB = 1024;

/** Types of requests that count only if the document itself loads them. */
const NAMED: ReadonlySet<string> = new Set(['script', 'stylesheet']);

type Arrived = { kind: string; bytes: number };

/**
 * Loads `address` on a phone with an empty cache.
 * @returns KB (1,024 bytes, as they come over the wire, headers included) by kind until the load event, and requests
 */
export async function measure(browser: Browser, address: string): Promise<Budget> {
  const arrived = await openCold(browser, address, { javaScriptEnabled: true, locale: 'el-GR' });
  const kilobytes = (kind: string) => sumOf(arrived.filter((one) => one.kind === kind)) / KB;
  return {
    page: kilobytes('document'),
    script: kilobytes('script'),
    style: kilobytes('stylesheet'),
    font: kilobytes('font'),
    image: kilobytes('image'),
    requests: arrived.length,
  };
}

/** KB loaded until the load event on a first visit with JavaScript disabled. */
export async function measurePlain(browser: Browser, address: string, locale: string): Promise<number> {
  return sumOf(await openCold(browser, address, { javaScriptEnabled: false, locale })) / KB;
}

async function openCold(
  browser: Browser,
  address: string,
  options: { javaScriptEnabled: boolean; locale: string },
): Promise<Arrived[]> {
  const context = await browser.newContext({ ...options, viewport: PHONE, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}`);
    // By the page's own clock: a busy machine reports the event late, and the driver's request times come from another clock, by
    // which scripts that load after the event seemed to load before it.
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN;
      const resources = performance.getEntriesByType('resource');
      return [
        location.href,
        ...resources.filter(({ startTime }) => startTime <= loadedAt).map(({ name }) => name),
      ];
    });
    // Counts only the scripts and style sheets that the document loads. Its scripts load others, for pages that it links to, before or
    // after the load event depending on the machine's speed: a difference of 3.5 KB of scripts and 29 KB of styles on some pages.
    const html = await answer.text();
    const wanted = finished.filter(
      (request) =>
        early.includes(request.url()) &&
        (!NAMED.has(request.resourceType()) || isLoadedBy(html, new URL(request.url()).pathname)),
    );
    return await Promise.all(
      wanted.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return {
          kind: request.resourceType(),
          bytes: Math.max(0, responseBodySize) + responseHeadersSize,
        };
      }),
    );
  } finally {
    await context.close();
  }
}

/** Whether a document's own tags load the file. Inline styles also name their files, in `data-href`. */
function isLoadedBy(html: string, path: string): boolean {
  return html.includes(` src="${path}"`) || html.includes(` href="${path}"`);
}

function sumOf(arrived: readonly Arrived[]): number {
  return arrived.reduce((sum, { bytes }) => sum + bytes, 0);
}
