import 'server-only';
import { changeMinutesOf, chosenTrips, searchRequestOf, type ChosenTrips } from '#lib/booking/choose.ts';
import { getQuote, searchSailings, type Result } from '#lib/reservations/client.server.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { Network, Problem, Quote, QuoteRequest, SearchResult } from '#contracts/reservations/index.ts';
import { promoRefusal, promoState, type PromoState } from './promo-state.ts';
import { atQuotedPrices, classesToQuote, shareOfBound } from '#lib/booking/quoted-bounds.ts';

export interface Sailings {
  network: Network;
  result: SearchResult;
  chosen: ChosenTrips;
  /** The same at the prices of the quote, so that the cards of the choices add up to its total. */
  quoted: ChosenTrips;
  /** What is priced and can be held, without a promo code that the service refuses. */
  request: QuoteRequest;
  /** Price of the choices so far; null when there are none. */
  quote: Quote | null;
  promo: PromoState;
  /** Why the choices can't be priced together; null when they can. */
  problem: Problem | null;
}

/**
 * Everything that the page shows: the search, the price of its choices, and the prices of other classes where they
 * depend on the choices.
 */
export async function loadSailings(query: SearchQuery, network: Network): Promise<Result<Sailings>> {
  const locale = await currentLocale();
  const search = searchRequestOf(query);
  const result = await searchSailings(search, locale);
  if (result.kind !== 'ok') return result;
  const chosen = chosenTrips(query, result.value, changeMinutesOf(network));
  const plain: QuoteRequest = { segments: chosen.segments, party: search.party };
  const request: QuoteRequest = { ...plain, ...(query.promo && { promoCode: query.promo }) };
  const found = { network, result: result.value, chosen };
  if (chosen.segments.length === 0)
    return {
      kind: 'ok',
      value: {
        ...found,
        quoted: chosen,
        request,
        quote: null,
        promo: promoState(query.promo, null, null),
        problem: null,
      },
    };
  let priced = { request, answer: await getQuote(request, locale) };
  // An invalid code must not block the trip: it is priced without the code, and the page says so.
  const refusal = priced.answer.kind === 'refused' ? promoRefusal(priced.answer.problem) : null;
  if (refusal !== null) priced = { request: plain, answer: await getQuote(plain, locale) };
  const { answer } = priced;
  if (answer.kind === 'unreachable') return answer;
  const quote = answer.kind === 'ok' ? answer.value : null;
  return {
    kind: 'ok',
    value: {
      ...found,
      quoted: quote ? await quotedChoices(chosen, priced.request, quote) : chosen,
      request: priced.request,
      quote,
      promo: promoState(query.promo, quote, refusal),
      problem: answer.kind === 'refused' ? answer.problem : null,
    },
  };
}

/**
 * The choices at their prices in `quote`, and their other classes at their price combined with all other choices. A
 * class that can't be priced at the moment keeps its price from the search.
 */
async function quotedChoices(chosen: ChosenTrips, request: QuoteRequest, quote: Quote): Promise<ChosenTrips> {
  const locale = await currentLocale();
  const others = await Promise.all(
    classesToQuote(chosen, quote).map(async ({ segments, way, class: travelClass }) => {
      const answer = await getQuote({ ...request, segments }, locale);
      return {
        way,
        class: travelClass,
        price: answer.kind === 'ok' ? shareOfBound(chosen, way, answer.value) : null,
      };
    }),
  );
  return atQuotedPrices(chosen, (way, travelClass) =>
    chosen.bounds[way]?.class === travelClass
      ? shareOfBound(chosen, way, quote)
      : (others.find((each) => each.way === way && each.class === travelClass)?.price ?? null),
  );
}
