import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/with-not-found.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { pricesMetadata } from './prices-metadata.ts';
import { pricesView } from './prices-view.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async (): Promise<Metadata> => pricesMetadata(await currentLocale(), null)),
);

/** Prices from the first port of the network; every other port has a page below. */
export default pageOrLost(
  pageOrFirstSteps(async function PriceListPage() {
    const locale = await currentLocale();
    return await pricesView({ locale, port: null });
  }),
);
