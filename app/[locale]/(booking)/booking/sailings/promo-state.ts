import type { Bilingual, Problem, Quote } from '#contracts/reservations/index.ts';

/**
 * The effect of a promo code in the address. `waiting`: no choice yet that it could apply to; `useless`: valid, but the
 * discounts that already apply are larger; `refused`: the service explains why, and the price is without it.
 */
export type PromoState =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'applied'; text: Bilingual }
  | { kind: 'useless' }
  | { kind: 'refused'; message: string };

/** The message about the code, when the code is the only error of a request. */
export function promoRefusal({ errors = [] }: Problem): string | null {
  const [first] = errors;
  return first && errors.every(({ field }) => field === 'promoCode') ? first.message : null;
}

export function promoState(code: string, quote: Quote | null, refusal: string | null): PromoState {
  if (code.trim() === '') return { kind: 'none' };
  if (refusal !== null) return { kind: 'refused', message: refusal };
  if (!quote) return { kind: 'waiting' };
  return quote.promo && quote.promo.cents > 0
    ? { kind: 'applied', text: quote.promo.text }
    : { kind: 'useless' };
}
