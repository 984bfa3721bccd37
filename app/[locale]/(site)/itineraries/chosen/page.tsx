import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { DayPanel } from '#app/[locale]/(site)/itineraries/day-panel.client.tsx';
import { DaySailings } from '#app/[locale]/(site)/itineraries/day-sailings.client.tsx';
import { itinerariesMetadata } from '#app/[locale]/(site)/itineraries/itineraries-metadata.ts';
import { itinerariesView } from '#app/[locale]/(site)/itineraries/itineraries-view.tsx';

type Props = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = withFirstStepsMetadata(itinerariesMetadata);

/**
 * `/itineraries?line=W1&season=summer` of a shared link, or of a visitor without JavaScript. The middleware rewrites to
 * this page, so that the address without a query stays static. Its canonical address tells search engines that it is
 * the same page.
 */
export default withFirstSteps(ChosenItinerariesPage);

async function ChosenItinerariesPage({ searchParams }: Props) {
  const query = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value?.[0],
    ]),
  );
  return await itinerariesView({ query, day: { DaySailings, DayPanel } });
}
