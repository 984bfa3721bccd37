import { sumCents } from '#foundation/money/cents.ts';
import {
  breakdownOf,
  type PriceBreakdown,
  type Quote,
  type QuoteRequest,
  type TravelClass,
} from '#contracts/reservations/index.ts';
import type { ChosenJourney, ChosenTrips } from './choose.ts';

/** A bound's share of a quote for all chosen journeys, including return and code discounts. */
export function shareOfBound(chosen: ChosenTrips, way: number, quote: Quote): BoundPrice {
  const numbers = chosen.segments.flatMap((segment, number) => (segment.way === way ? [number] : []));
  return priceOfSegments(numbers, quote);
}

/** A bound's share of a quote, and why it is what it is. */
export type BoundPrice = { totalCents: number; breakdown: PriceBreakdown };

/** The price of these segments, by their numbers, in a quote for all. */
export function priceOfSegments(numbers: readonly number[], quote: Quote): BoundPrice {
  return {
    totalCents: sumCents(numbers.map((number) => quote.segmentCents[number] ?? 0)),
    breakdown: breakdownOf(quote.lines.filter(({ segment }) => numbers.includes(segment))),
  };
}

export interface OtherClass {
  way: number;
  class: TravelClass;
  segments: QuoteRequest['segments'];
}

/**
 * The other classes of bounds whose share of the quote isn't just their own price. On these bounds the price from the
 * search isn't comparable with the share.
 */
export function classesToQuote(chosen: ChosenTrips, quote: Quote): OtherClass[] {
  return chosen.bounds.flatMap((picked, way) =>
    picked === null || shareOfBound(chosen, way, quote).totalCents === picked.totalCents
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

/** The same choices, each at its share of the whole quote, so that the prices on the cards add up to the total. */
export function atQuotedPrices(
  chosen: ChosenTrips,
  priceOf: (way: number, travelClass: TravelClass) => BoundPrice | null,
): ChosenTrips {
  const quoted = (picked: ChosenJourney, way: number): ChosenJourney => ({
    ...picked,
    ...priceOf(way, picked.class),
    journey: {
      ...picked.journey,
      classes: picked.journey.classes.map((offer) =>
        offer.totalCents === null ? offer : { ...offer, ...priceOf(way, offer.class) },
      ),
    },
  });
  return { ...chosen, bounds: chosen.bounds.map((picked, way) => picked && quoted(picked, way)) };
}
