import * as v from 'valibot';
import type { QuoteLine } from './booking.ts';
import { Bilingual, Cents } from './primitives.ts';

/** Why a price is what it is: the price before discounts, and what each discount takes off (negative), by its name. */
export const PriceBreakdown = v.object({
  fullCents: Cents,
  discounts: v.array(v.object({ text: Bilingual, cents: Cents })),
});

export type PriceBreakdown = v.InferOutput<typeof PriceBreakdown>;

/** The breakdown of quote lines, for example of one segment; together its amounts are the sum of the lines. */
export function breakdownOf(lines: readonly Pick<QuoteLine, 'kind' | 'text' | 'cents'>[]): PriceBreakdown {
  const discounts: PriceBreakdown['discounts'] = [];
  let fullCents = 0;
  for (const { kind, text, cents } of lines) {
    const known = discounts.find((each) => each.text.el === text.el);
    if (kind !== 'discount') fullCents += cents;
    else if (known) known.cents += cents;
    else discounts.push({ text, cents });
  }
  return { fullCents, discounts };
}
