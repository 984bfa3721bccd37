import { sumCents } from '#foundation/money/cents.ts';
import type { Bilingual, Quote, QuoteLine } from '#contracts/reservations/index.ts';

export interface PriceRow {
  key: string;
  kind: QuoteLine['kind'];
  text: Bilingual;
  /** How many members of the party it covers. */
  count: number;
  /** Per bound of the booking; null where the line doesn't apply to a bound. */
  cents: (number | null)[];
}

/** The numbers of the segments of each bound, in order. */
export type BoundSegments = readonly (readonly number[])[];

/**
 * The service's quote lines, with equal ones merged: three adults are one row. The amounts in a row are added in whole
 * cents for display only; the amount to pay is always the quote's own total.
 */
export function rowsOf(quote: Quote, bounds: BoundSegments): PriceRow[] {
  const groups = Map.groupBy(quote.lines, (line) => `${order(line)}|${line.text.el}`);
  // The sort is stable: within a kind, the party's order is kept.
  return [...groups.entries()]
    .toSorted(([a], [b]) => a.charCodeAt(0) - b.charCodeAt(0))
    .flatMap(([key, lines]) => {
      const [line] = lines;
      if (!line) return [];
      const on = (way: readonly number[]) => {
        const here = lines.filter((each) => way.includes(each.segment));
        return here.length === 0 ? null : sumCents(here.map((each) => each.cents));
      };
      return [
        {
          key,
          kind: line.kind,
          text: line.text,
          count: line.kind === 'fare' ? new Set(lines.map((each) => each.item)).size : 1,
          cents: bounds.map(on),
        },
      ];
    });
}

/** The rows of one bound of several, without those that don't apply to it, and the bound's total from the service. */
export function rowsOfBound(quote: Quote, way: readonly number[]): { rows: PriceRow[]; totalCents: number } {
  const lines = quote.lines.filter((line) => way.includes(line.segment));
  return {
    rows: rowsOf({ ...quote, lines }, [way]),
    totalCents: sumCents(way.map((segment) => quote.segmentCents[segment] ?? 0)),
  };
}

export type DiscountReason = { key: string; text: Bilingual; why: Bilingual | null; refundable: boolean };

/** Each discount once: its name, its conditions, and whether its ticket is refunded as the tariff says. */
export function discountReasons(quote: Quote): DiscountReason[] {
  const discounts = quote.lines.filter((line) => line.kind === 'discount');
  return [...Map.groupBy(discounts, (line) => line.rule ?? line.text.el)].flatMap(([key, [line]]) =>
    line ? [{ key, text: line.text, why: line.why ?? null, refundable: line.refundable ?? true }] : [],
  );
}

/** The total of one traveller, vehicle or pet (`passenger:0`) over all bounds, including discounts and dues. */
export function itemCents(quote: Quote, item: string): number {
  return sumCents(quote.lines.filter((line) => line.item === item).map((line) => line.cents));
}

/** Fares of people, vehicles and pets first, then dues, discounts last. */
function order(line: QuoteLine): string {
  if (line.kind === 'discount') return '9';
  if (line.kind === 'dues') return '8';
  return line.item.startsWith('passenger') ? '1' : line.item.startsWith('vehicle') ? '2' : '3';
}
