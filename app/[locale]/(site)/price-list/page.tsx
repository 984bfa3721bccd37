import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isLocale } from '#lib/i18n/locales.ts';
import { pricesMetadata } from './_prices/prices-metadata.ts';
import { PricesView } from './_prices/prices-view.tsx';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pricesMetadata(locale, null) : {};
}

/** Prices from the first port of the network; every other port has a page below. */
export default async function PriceListPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <PricesView locale={locale} port={null} />;
}
