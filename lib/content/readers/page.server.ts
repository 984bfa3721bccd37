import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import type { RoutedPage } from '#lib/routes/pages.ts';
import { readRoot, type ContentPage } from './offer.server.ts';

/** The texts of a page that has its own route, such as `/contact`; null when editors have unpublished the document. */
export async function readRoutedPage(permalink: RoutedPage, locale: Locale): Promise<ContentPage | null> {
  const document = await readRoot(permalink, locale);
  return document?.kind === 'page' ? document : null;
}
