import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const weights = new Map<string, number>();

/** Bytes (gzip) of the scripts in a document, without anything that is prefetched for links. */
export async function scriptBytes(page: Page, html: string): Promise<number> {
  let sum = 0;
  for (const address of scriptsIn(html)) {
    const known = weights.get(address) ?? gzipSync(await (await page.request.get(address)).body()).byteLength;
    weights.set(address, known);
    sum += known;
  }
  return sum;
}

const LATE = /<script type="application\/json" id="late-start">([^<]*)<\/script>/;

/** Addresses of the scripts that a page starts when somebody uses it; none if it starts at once. */
export function lateScripts(html: string): string[] {
  const [, settings] = LATE.exec(html) ?? [];
  return settings === undefined ? [] : JSON.parse(settings).scripts;
}

/** Addresses of the style sheets of such a page: of those written into it, and of those that its script adds. */
export function lateSheets(html: string): { styles: string[]; later: string[] } {
  const { styles, later } = JSON.parse(LATE.exec(html)?.[1] ?? '{"styles":[],"later":[]}');
  return { styles, later };
}

/** Addresses of the scripts that modern browsers run, now or later. Script elements in a script's text don't count. */
function scriptsIn(html: string): string[] {
  const tags = html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const atOnce = [...tags.matchAll(/<script[^>]*?src="([^"]+)"[^>]*>/g)].flatMap(([tag, address = '']) =>
    /nomodule/i.test(tag) ? [] : [address],
  );
  return [...atOnce, ...lateScripts(html)];
}

/**
 * Weighs the pages that a browser opens one after the other, each as on a first visit: all transferred headers and
 * bodies, without pictures and fonts.
 */
export async function weighEachPage(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  let arriving: Promise<number>[] = [];
  page.on('request', (request) => {
    // A new page starts; a redirect is a part of the navigation to it.
    const isNext = request.isNavigationRequest() && request.redirectedFrom() === null;
    if (isNext) arriving = [];
  });
  page.on('requestfinished', (request) => {
    if (/^(?:image|font)$/.test(request.resourceType())) return;
    arriving.push(
      request.sizes().then((sizes) => Math.max(0, sizes.responseBodySize) + sizes.responseHeadersSize),
    );
  });
  /** Bytes of the current page, once all its requests are finished. */
  return async () => {
    await page.waitForLoadState('load');
    const arrived = await Promise.all(arriving);
    return arrived.reduce((sum, bytes) => sum + bytes, 0);
  };
}
