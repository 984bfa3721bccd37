import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isLocale } from '#lib/i18n/locales.ts';
import { itinerariesMetadata } from '../_itineraries/itineraries-metadata.ts';
import { ItinerariesView } from '../_itineraries/itineraries-view.tsx';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? itinerariesMetadata(locale) : {};
}

/**
 * `/itineraries?line=W1&season=summer` of a shared link, or of a visitor without JavaScript. The middleware leads here, so that
 * the plain address stays a static page. Search engines are told that it is the same page.
 */
export default async function ChosenItinerariesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const query = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value?.[0],
    ]),
  );
  return <ItinerariesView locale={locale} query={query} />;
}
