import { itemCents } from '#app/[locale]/(booking)/booking/_shared/price-rows.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, Entitlement, PassengerCategory } from '#contracts/reservations/index.ts';

/** What the form knows of a passenger before anything is typed. Plain data, because it is sent to the browser. */
export type Person = {
  category: PassengerCategory;
  claim: {
    name: string;
    asks: Entitlement['asks'];
    /** False when another discount is larger: then no proof is needed for it. */
    isUsed: boolean;
  } | null;
  /** What must be shown when boarding. */
  proofs: readonly string[];
  /** For all bounds together, as printed. */
  price: string;
};

export function personsOf(booking: Booking, known: readonly Entitlement[], locale: Locale): Person[] {
  const { party, quote } = booking;
  return party.passengers.map(({ category, entitlement }, index) => {
    const item = `passenger:${index}`;
    const rule = known.find(({ code }) => code === entitlement);
    const own = (quote.proofs ?? []).filter((proof) => proof.item === item);
    return {
      category,
      claim: rule
        ? {
            name: rule.name[locale],
            asks: rule.asks,
            isUsed: quote.lines.some((line) => line.item === item && line.rule === rule.code),
          }
        : null,
      proofs: own.map(({ text }) => text[locale]),
      price: formatPrice(itemCents(quote, item), locale),
    };
  });
}
