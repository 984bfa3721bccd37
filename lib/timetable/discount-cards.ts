import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { PriceList } from '#contracts/reservations/index.ts';

export type DiscountCard = { id: string; title: string; amount: string; terms: string | null };

/** Travellers who pay less than an adult, by age and by proof, then discounts for everybody. */
export function discountCards(list: PriceList, locale: Locale, free: string): DiscountCard[] {
  const travellers = list.passengerCategories
    .filter(({ discountPercent }) => discountPercent > 0)
    .map(({ code, name, discountPercent, proof }) => ({
      id: code,
      title: name[locale],
      amount: discountPercent === 100 ? free : minus(discountPercent, locale),
      terms: proof?.[locale] ?? null,
    }));
  const claims = (list.entitlements ?? []).map(({ code, name, percent, proof }) => ({
    id: code,
    title: name[locale],
    amount: minus(percent, locale),
    terms: proof[locale],
  }));
  const offers = list.discounts.map(({ id, text, percent, terms }) => ({
    id,
    // The receipt's text repeats the percentage, which is already shown above it here.
    title: text[locale].replace(/\s*−\d+\s?%$/u, ''),
    amount: minus(percent, locale),
    terms: terms?.[locale] ?? null,
  }));
  return [...travellers, ...claims, ...offers];
}

function minus(value: number, locale: Locale): string {
  return `−${conventions[locale].percent(value)}`;
}
