import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { inSentence, placeForms } from '#foundation/text/place-forms.ts';

/** The first port of the network has the address without a port, which is its canonical one. */
export async function pricesMetadata(code: string | null): Promise<Metadata> {
  const locale = await currentLocale();
  const [t, page, network] = await Promise.all([
    getTranslations('common.prices'),
    readRoutedPage('price-list', locale),
    readNetwork(),
  ]);
  if (!page || isWithoutLines(network)) notFound();
  const [first] = network?.ports ?? [];
  const port = code === null ? first : network?.ports.find((each) => each.code === code);
  const from = port && port.code !== first?.code ? { from: port.code } : undefined;
  const place = port ? inSentence(placeForms(port, locale)) : null;
  return pageMetadata({
    locale,
    paths: perLocale((each) => paths.priceList(each, from)),
    title: place ? t.markup('metaTitle', { place }) : page.title,
    description: place ? t.markup('metaDescription', { place }) : page.lead,
  });
}
