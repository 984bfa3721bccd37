import { sumCents } from '#foundation/money/cents.ts';
import type { Quote, QuoteRequest, TravelClass } from '#contracts/reservations/index.ts';
import type { ChosenJourney, ChosenTrips } from './choose.ts';

/** What a bound costs in a quote for all that is chosen: discounts for coming back or by a code are in it. */
export function shareOfBound(chosen: ChosenTrips, way: number, quote: Quote): number {
  const numbers = chosen.segments.flatMap((segment, number) => (segment.way === way ? [number] : []));
  return sumCents(numbers.map((number) => quote.segmentCents[number] ?? 0));
}

export interface OtherClass {
  way: number;
  class: TravelClass;
  segments: QuoteRequest['segments'];
}

/**
 * The classes that could be taken instead, on bounds whose share of the quote is not their price alone: only there the price of
 * the search would stand beside one that was reckoned differently.
 */
export function classesToQuote(chosen: ChosenTrips, quote: Quote): OtherClass[] {
  return chosen.bounds.flatMap((picked, way) =>
    picked === null || shareOfBound(chosen, way, quote) === picked.totalCents
      ? []
      : picked.journey.classes
          .filter((offer) => offer.class !== picked.class && offer.totalCents !== null)
          .map((offer) => ({
            way,
            class: offer.class,
            segments: chosen.segments.map((each) =>
              each.way === way ? { ...each, class: offer.class } : each,
            ),
          })),
  );
}

/** The same choices at what each bound costs with all the others, so that what stands on their cards adds up to the total. */
export function atQuotedPrices(
  chosen: ChosenTrips,
  centsOf: (way: number, travelClass: TravelClass) => number | null,
): ChosenTrips {
  const quoted = (picked: ChosenJourney, way: number): ChosenJourney => ({
    ...picked,
    totalCents: centsOf(way, picked.class) ?? picked.totalCents,
    journey: {
      ...picked.journey,
      classes: picked.journey.classes.map((offer) =>
        offer.totalCents === null
          ? offer
          : { ...offer, totalCents: centsOf(way, offer.class) ?? offer.totalCents },
      ),
    },
  });
  return { ...chosen, bounds: chosen.bounds.map((picked, way) => picked && quoted(picked, way)) };
}
