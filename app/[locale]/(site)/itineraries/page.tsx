import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/with-not-found.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { itinerariesMetadata } from './itineraries-metadata.ts';
import { itinerariesView } from './itineraries-view.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async (): Promise<Metadata> => itinerariesMetadata(await currentLocale())),
);

/** The plain address: the same for everybody, made once. An address with a choice is served by `chosen`. */
export default pageOrLost(
  pageOrFirstSteps(async function ItinerariesPage() {
    const locale = await currentLocale();
    return await itinerariesView({ locale, query: {} });
  }),
);
