import type { Metadata } from 'next';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { pricesMetadata } from './prices-metadata.ts';
import { pricesView } from './prices-view.tsx';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async (): Promise<Metadata> => pricesMetadata(null)),
);

/** Prices from the first port of the network; every other port has a page below. */
export default withNotFound(
  withFirstSteps(async function PriceListPage() {
    return await pricesView({ port: null });
  }),
);
