type Offer = { badge: string | null };

/**
 * Offers for the few places of the home page, in the order of the menu. Each large figure stands there once, as long as there
 * are others: three times «−20 %» would tell nothing.
 */
export function offersForHome<O extends Offer>(offers: readonly O[], most: number): O[] {
  const badges = new Set<string>();
  const first: O[] = [];
  const again: O[] = [];
  for (const offer of offers) {
    const isNew = offer.badge !== null && !badges.has(offer.badge);
    if (offer.badge !== null) badges.add(offer.badge);
    (isNew ? first : again).push(offer);
  }
  const chosen = new Set([...first, ...again].slice(0, most));
  return offers.filter((offer) => chosen.has(offer));
}
