import type { Metadata } from 'next';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { itinerariesMetadata } from './itineraries-metadata.ts';
import { itinerariesView } from './itineraries-view.tsx';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async (): Promise<Metadata> => itinerariesMetadata(await currentLocale())),
);

/** The plain address: the same for everybody, made once. An address with a choice is served by `chosen`. */
export default withNotFound(
  withFirstSteps(async function ItinerariesPage() {
    const locale = await currentLocale();
    return await itinerariesView({ locale, query: {} });
  }),
);
