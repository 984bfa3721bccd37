import { getNetwork } from '#lib/booking/reservations-client.server.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Refused } from './sailings-notices.tsx';
import { loadSailings } from './load-sailings.server.ts';
import { SailingsSkeleton } from './sailings-skeleton.tsx';
import { SailingsUnavailable } from './sailings-unavailable.tsx';
import { SailingsView } from './sailings-view.tsx';
import { TripHero } from './search-hero.tsx';

type Props = {
  query: SearchQuery;
  locale: Locale;
  /** The operator's day. */
  today: string;
  refused: Refused;
  /** The way that the traveller asked to see, from 0. */
  asked: number | null;
};

/** What a search answers: its title over a picture and the boards, or why there is no answer. */
export async function SailingsContent({ query, locale, today, refused, asked }: Props) {
  const network = await getNetwork(locale);
  const sailings = network.kind === 'ok' ? await loadSailings(query, network.value, locale) : network;
  if (sailings.kind !== 'ok')
    return (
      <SailingsUnavailable
        locale={locale}
        query={query}
        problem={sailings.kind === 'refused' ? sailings.problem : null}
      />
    );
  return (
    <>
      <TripHero query={query} ports={sailings.value.network.ports} today={today} locale={locale} />
      <SailingsView
        sailings={sailings.value}
        query={query}
        locale={locale}
        today={today}
        refused={refused}
        asked={asked}
      />
    </>
  );
}

/** The same page before its answer is there: the network is known already, so the title stands from the start. */
export async function SailingsAhead({ query, locale, today }: Pick<Props, 'query' | 'locale' | 'today'>) {
  const network = await getNetwork(locale);
  return (
    <>
      <TripHero
        query={query}
        ports={network.kind === 'ok' ? network.value.ports : []}
        today={today}
        locale={locale}
      />
      <SailingsSkeleton query={query} />
    </>
  );
}
