import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { itinerariesMetadata } from './itineraries-metadata.ts';
import { LaterDayPanel } from './day-answer.client.tsx';
import { DaySailings } from './day-sailings.client.tsx';
import { itinerariesView } from './itineraries-view.tsx';

export const generateMetadata = withNotFoundMetadata(withFirstStepsMetadata(itinerariesMetadata));

/** The address without a query: a static page, the same for everybody. An address with a choice is served by `chosen`. */
export default withNotFound(
  withFirstSteps(async function ItinerariesPage() {
    return await itinerariesView({ query: {}, day: { DaySailings, DayPanel: LaterDayPanel } });
  }),
);
