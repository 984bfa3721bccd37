import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import type { RoutedPage } from '#lib/routes/pages.ts';
import { readRoot, type ContentPage } from './offer.server.ts';

/** The words of a page that has a route of its own, such as `/contact`; null when editors have taken the document offline. */
export async function readRoutedPage(permalink: RoutedPage, locale: Locale): Promise<ContentPage | null> {
  const document = await readRoot(permalink, locale);
  return document?.kind === 'page' ? document : null;
}
