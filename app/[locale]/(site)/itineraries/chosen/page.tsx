import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { isLocale } from '#foundation/text/locales.ts';
import { itinerariesMetadata } from '#app/[locale]/(site)/itineraries/itineraries-metadata.ts';
import { itinerariesView } from '#app/[locale]/(site)/itineraries/itineraries-view.tsx';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = headOrFirstSteps(async ({ params }: Props): Promise<Metadata> => {
  const { locale } = await params;
  return isLocale(locale) ? itinerariesMetadata(locale) : {};
});

/**
 * `/itineraries?line=W1&season=summer` of a shared link, or of a visitor without JavaScript. The middleware leads here, so that
 * the plain address stays a static page. Search engines are told that it is the same page.
 */
export default pageOrFirstSteps(ChosenItinerariesPage);

async function ChosenItinerariesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const query = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value?.[0],
    ]),
  );
  return await itinerariesView({ locale, query });
}
