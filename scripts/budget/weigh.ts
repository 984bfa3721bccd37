import type { Browser } from '@playwright/test';
import { conventions } from '#foundation/text/conventions.ts';
import { defaultLocale, locales } from '#foundation/text/locales.ts';
import { localeOfPath, localizePath } from '#lib/routes/locale-path.ts';
import { type Budget, templates } from './budgets.ts';
import { measure, measurePlain } from './measure.ts';

export type PageWeight = { name: string; path: string; weight: Budget; budget: Budget };

/**
 * Weighs every kind of page of the site at `origin`, one after the other. @throws Error if the sitemap lacks a page of some kind
 */
export async function* weighEach(browser: Browser, origin: string): AsyncGenerator<PageWeight> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => localeOfPath(path) === defaultLocale);
  const taken = new Set<string>();
  for (const { name, fits, budget, isOptional } of templates) {
    const path = paths.find((one) => fits.test(one) && !taken.has(one));
    if (path === undefined && isOptional) continue;
    if (path === undefined) throw new Error(`The sitemap has no page for “${name}”.`);
    taken.add(path);
    yield { name, path, weight: await measure(browser, origin + path), budget };
  }
}

/** Weighs the first step of a booking with JavaScript disabled, in each language. */
export async function* weighPlainBooking(
  browser: Browser,
  origin: string,
): AsyncGenerator<{ path: string; kilobytes: number }> {
  for (const locale of locales) {
    const path = localizePath(locale, '/booking');
    yield { path, kilobytes: await measurePlain(browser, origin + path, conventions[locale].intl) };
  }
}
