import type { Metadata } from 'next';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function itinerariesMetadata(locale: Locale): Promise<Metadata> {
  const page = await readRoutedPage('itineraries', locale);
  return pageMetadata({
    locale,
    paths: { el: paths.itineraries('el'), en: paths.itineraries('en') },
    title: page?.title,
    description: page?.lead,
  });
}
