import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { isLocale } from '#foundation/text/locales.ts';
import { pricesMetadata } from './prices-metadata.ts';
import { pricesView } from './prices-view.tsx';

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = headOrLost(
  headOrFirstSteps(async ({ params }: Props): Promise<Metadata> => {
    const { locale } = await params;
    return isLocale(locale) ? pricesMetadata(locale, null) : {};
  }),
);

/** Prices from the first port of the network; every other port has a page below. */
export default pageOrLost(
  pageOrFirstSteps(async function PriceListPage({ params }: Props) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    return await pricesView({ locale, port: null });
  }),
);
