import { stegaClean } from '@sanity/client/stega';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';

type Pair = { from: string | null; to: string | null };
/** `withReturn`: the page also tells what both ways cost. */
export type OfferRoute = { from: string; to: string; promo: string | null; withReturn: boolean };

/**
 * The first route that an offer promotes: the page shows its price at the top, and its ports prefill the search form
 * (C8).
 */
export function leadingRoute(blocks: readonly OfferBlock[]): OfferRoute | null {
  for (const block of blocks) {
    if (block._type !== 'routePromoBlock') continue;
    const [from, to] = [stegaClean(block.from), stegaClean(block.to)];
    if (from && to)
      return { from, to, promo: stegaClean(block.promo), withReturn: block.withReturn === true };
  }
  return null;
}

/** Every pair of ports with a price on the page, without duplicates, in page order. */
export function pricedRoutes(blocks: readonly OfferBlock[]): { from: string; to: string }[] {
  const pairs = blocks.flatMap((block): readonly Pair[] => {
    if (block._type === 'routePromoBlock') return [block];
    // Without business class: its fares would widen the offer's price range beyond what most people pay.
    return block._type === 'fareTableBlock' && stegaClean(block.class) !== 'VIP' ? (block.routes ?? []) : [];
  });
  const seen = new Set<string>();
  return pairs.flatMap((pair) => {
    const [from, to] = [stegaClean(pair.from), stegaClean(pair.to)];
    if (!from || !to || seen.has(`${from}-${to}`)) return [];
    seen.add(`${from}-${to}`);
    return [{ from, to }];
  });
}
