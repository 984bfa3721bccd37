import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { isLocale } from '#foundation/text/locales.ts';
import { itinerariesMetadata } from './itineraries-metadata.ts';
import { itinerariesView } from './itineraries-view.tsx';

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = headOrLost(
  headOrFirstSteps(async ({ params }: Props): Promise<Metadata> => {
    const { locale } = await params;
    return isLocale(locale) ? itinerariesMetadata(locale) : {};
  }),
);

/** The plain address: the same for everybody, made once. An address with a choice is served by `chosen`. */
export default pageOrLost(
  pageOrFirstSteps(async function ItinerariesPage({ params }: Props) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    return await itinerariesView({ locale, query: {} });
  }),
);
