/**
 * `cents × numerator ÷ denominator`, rounded half up to a whole cent; a negative amount rounds the same distance from zero,
 * so that a refund mirrors its sale. Integers only: no value passes through a fraction of a euro.
 */
export function share(cents: number, numerator: number, denominator: number): number {
  const product = Math.abs(cents) * numerator;
  const rounded = Math.floor((2 * product + denominator) / (2 * denominator));
  return cents < 0 ? 0 - rounded : rounded;
}

/** A whole percentage of an amount, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return share(cents, percent, 100);
}

/** The VAT contained in a gross amount, at a rate in per mille (130 = 13 %). */
export function vatContained(grossCents: number, perMille: number): number {
  return share(grossCents, perMille, 1000 + perMille);
}

export function sumCents(amounts: Iterable<number>): number {
  let total = 0;
  for (const cents of amounts) total += cents;
  return total;
}
