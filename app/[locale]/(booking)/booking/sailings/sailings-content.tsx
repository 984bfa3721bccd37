import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Refused } from './sailings-notices.tsx';
import { loadSailings } from './load-sailings.server.ts';
import { SailingsSkeleton } from './sailings-skeleton.tsx';
import { SailingsUnavailable } from './sailings-unavailable.tsx';
import { SailingsView } from './sailings-view.tsx';
import { TripHero } from './search-hero.tsx';

type Props = {
  query: SearchQuery;
  /** The operator's day. */
  today: string;
  refused: Refused;
  /** The way that the traveller asked to see, from 0. */
  asked: number | null;
};

/** What a search answers: its title over a picture and the boards, or why there is no answer. */
export async function SailingsContent({ query, today, refused, asked }: Props) {
  const locale = await currentLocale();
  const network = await getNetwork();
  const sailings = network.kind === 'ok' ? await loadSailings(query, network.value, locale) : network;
  if (sailings.kind !== 'ok')
    return (
      <SailingsUnavailable query={query} problem={sailings.kind === 'refused' ? sailings.problem : null} />
    );
  return (
    <>
      <TripHero query={query} ports={sailings.value.network.ports} today={today} />
      <SailingsView sailings={sailings.value} query={query} today={today} refused={refused} asked={asked} />
    </>
  );
}

/** The same page before its answer is there: the network is known already, so the title stands from the start. */
export async function SailingsAhead({ query, today }: Pick<Props, 'query' | 'today'>) {
  const network = await getNetwork();
  return (
    <>
      <TripHero query={query} ports={network.kind === 'ok' ? network.value.ports : []} today={today} />
      <SailingsSkeleton query={query} />
    </>
  );
}
