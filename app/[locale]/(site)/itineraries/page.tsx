import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isLocale } from '#lib/i18n/locales.ts';
import { itinerariesMetadata } from './_itineraries/itineraries-metadata.ts';
import { ItinerariesView } from './_itineraries/itineraries-view.tsx';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? itinerariesMetadata(locale) : {};
}

/** The plain address: the same for everybody, made once. An address with a choice is served by `chosen`. */
export default async function ItinerariesPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <ItinerariesView locale={locale} query={{}} />;
}
