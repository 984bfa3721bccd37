import 'server-only';
import { chosenTrips, searchRequestOf } from '#lib/booking/choose.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import { getNetwork, getQuote, searchSailings } from '#lib/booking/reservations-client.server.ts';
import type { Answer } from '#lib/booking/reservations-client.server.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type {
  Network,
  Port,
  Problem,
  Quote,
  QuoteRequest,
  SearchResult,
} from '#reservations/contract/index.ts';

export interface Sailings {
  network: Network;
  /** Where the search begins. */
  from: Port;
  /** Where it leads, before any way back. */
  to: Port;
  result: SearchResult;
  chosen: ChosenTrips;
  request: QuoteRequest;
  /** Price of what is chosen so far; null when nothing is. */
  quote: Quote | null;
  /** Why what is chosen cannot be priced together; null when it can. */
  problem: Problem | null;
}

/** Everything that the page shows, in two rounds: the search, then the price of what is chosen in it. */
export async function loadSailings(query: SearchQuery, locale: Locale): Promise<Answer<Sailings>> {
  const search = searchRequestOf(query);
  const [network, result] = await Promise.all([getNetwork(locale), searchSailings(search, locale)]);
  if (network.kind !== 'ok') return network;
  if (result.kind !== 'ok') return result;
  const port = (code: string | undefined) => network.value.ports.find((each) => each.code === code);
  const [out] = query.ways;
  const from = port(out?.from);
  const to = port(query.ways.findLast(({ direction }) => direction === 'A')?.to);
  if (!from || !to) return { kind: 'unreachable' };
  const chosen = chosenTrips(query, result.value);
  const request: QuoteRequest = {
    segments: chosen.segments,
    party: search.party,
    ...(query.promo && { promoCode: query.promo }),
  };
  const quote = chosen.segments.length > 0 ? await getQuote(request, locale) : null;
  if (quote?.kind === 'unreachable') return quote;
  return {
    kind: 'ok',
    value: {
      network: network.value,
      from,
      to,
      result: result.value,
      chosen,
      request,
      quote: quote?.kind === 'ok' ? quote.value : null,
      problem: quote?.kind === 'refused' ? quote.problem : null,
    },
  };
}
