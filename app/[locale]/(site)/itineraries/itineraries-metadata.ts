import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function itinerariesMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const [page, network] = await Promise.all([readRoutedPage('itineraries', locale), readNetwork()]);
  if (!page || isWithoutLines(network)) notFound();
  return pageMetadata({
    locale,
    paths: perLocale(paths.itineraries),
    title: page.title,
    description: page.lead,
  });
}
