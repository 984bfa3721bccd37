type Offer = { badge: string | null };

/**
 * Offers for the few slots on the home page, in menu order. Each large figure appears once as long as there are other
 * offers: «−20 %» three times would say nothing.
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
