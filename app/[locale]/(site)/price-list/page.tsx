import type { Metadata } from 'next';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pricesMetadata } from './prices-metadata.ts';
import { pricesView } from './prices-view.tsx';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async (): Promise<Metadata> => pricesMetadata(await currentLocale(), null)),
);

/** Prices from the first port of the network; every other port has a page below. */
export default withNotFound(
  withFirstSteps(async function PriceListPage() {
    const locale = await currentLocale();
    return await pricesView({ locale, port: null });
  }),
);
