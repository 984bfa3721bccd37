import { sumCents, vatContained } from '#foundation/money/cents.ts';
import type { Quote, QuoteLine } from '#contracts/reservations/booking.ts';

/** The lines of one item on one segment, and the VAT rate contained in its fare. */
export type Receipt = { lines: QuoteLine[]; perMille: number };

/** Adds up lines that are already whole cents: the total is their sum, and nothing is rounded again. */
export function totals(receipts: readonly Receipt[], segments: number): Quote {
  const lines = receipts.flatMap((receipt) => receipt.lines);
  const total = (keep: (line: QuoteLine) => boolean) =>
    sumCents(lines.filter(keep).map((line) => line.cents));
  const each = Array.from({ length: segments }, (_, index) => index);
  return {
    currency: 'EUR',
    lines,
    segmentCents: each.map((index) => total((line) => line.segment === index)),
    segmentFullCents: each.map((index) =>
      total((line) => line.segment === index && line.kind !== 'discount'),
    ),
    discountCents: total((line) => line.kind === 'discount'),
    vat: vatOf(receipts),
    totalCents: total(() => true),
  };
}

/** VAT contained in the discounted fares, ticket by ticket, by rate. Dues carry none. */
function vatOf(receipts: readonly Receipt[]): Quote['vat'] {
  const vat = new Map<number, number>();
  for (const { lines, perMille } of receipts) {
    const taxed = sumCents(lines.filter((line) => line.kind !== 'dues').map((line) => line.cents));
    if (taxed > 0) vat.set(perMille, (vat.get(perMille) ?? 0) + vatContained(taxed, perMille));
  }
  return [...vat].toSorted(([a], [b]) => a - b).map(([perMille, cents]) => ({ perMille, cents }));
}
