import 'server-only';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import { atQuotedPrices, classesToQuote, shareOfWay } from '#lib/booking/quoted-ways.ts';
import { getQuote } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Quote, QuoteRequest } from '#contracts/reservations/index.ts';

/**
 * What is chosen, at its prices in `quote`; another class of it at its price beside all the rest. A class that cannot be priced
 * just now keeps the price of the search.
 */
export async function quotedChoices(
  chosen: ChosenTrips,
  request: QuoteRequest,
  quote: Quote,
  locale: Locale,
): Promise<ChosenTrips> {
  const others = await Promise.all(
    classesToQuote(chosen, quote).map(async ({ segments, way, class: travelClass }) => {
      const answer = await getQuote({ ...request, segments }, locale);
      return {
        way,
        class: travelClass,
        cents: answer.kind === 'ok' ? shareOfWay(chosen, way, answer.value) : null,
      };
    }),
  );
  return atQuotedPrices(chosen, (way, travelClass) =>
    chosen.ways[way]?.class === travelClass
      ? shareOfWay(chosen, way, quote)
      : (others.find((each) => each.way === way && each.class === travelClass)?.cents ?? null),
  );
}
