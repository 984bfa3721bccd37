import { sumCents } from '#foundation/money/cents.ts';
import type { Bilingual, Quote, QuoteLine } from '#contracts/reservations/index.ts';

export interface PriceRow {
  key: string;
  kind: QuoteLine['kind'];
  text: Bilingual;
  /** How many of the party it stands for. */
  count: number;
  /** Per bound of the booking; null where the line has no part in it. */
  cents: (number | null)[];
}

/** The numbers of the segments of each bound, in order. */
export type BoundSegments = readonly (readonly number[])[];

/**
 * The service's lines, the same ones together: three adults are one row. Amounts that stand on one row are added in whole
 * cents for print only; what is paid is always the quote's own total.
 */
export function rowsOf(quote: Quote, bounds: BoundSegments): PriceRow[] {
  const groups = Map.groupBy(quote.lines, (line) => `${order(line)}|${line.text.el}`);
  // The sort is stable: within a kind the party's own order stays.
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

/** The rows of one bound of several, without those that have no part in it, and what the service says that it costs. */
export function rowsOfBound(quote: Quote, way: readonly number[]): { rows: PriceRow[]; totalCents: number } {
  const lines = quote.lines.filter((line) => way.includes(line.segment));
  return {
    rows: rowsOf({ ...quote, lines }, [way]),
    totalCents: sumCents(way.map((segment) => quote.segmentCents[segment] ?? 0)),
  };
}

export type DiscountReason = { key: string; text: Bilingual; why: Bilingual | null; refundable: boolean };

/** Each discount once: what it is called, when it applies, and whether its ticket comes back as the tariff says. */
export function discountReasons(quote: Quote): DiscountReason[] {
  const discounts = quote.lines.filter((line) => line.kind === 'discount');
  return [...Map.groupBy(discounts, (line) => line.rule ?? line.text.el)].flatMap(([key, [line]]) =>
    line ? [{ key, text: line.text, why: line.why ?? null, refundable: line.refundable ?? true }] : [],
  );
}

/** What one traveller, vehicle or pet (`passenger:0`) costs on all bounds together, discounts and dues included. */
export function itemCents(quote: Quote, item: string): number {
  return sumCents(quote.lines.filter((line) => line.item === item).map((line) => line.cents));
}

/** Fares of people, vehicles and pets first, then dues, discounts last. */
function order(line: QuoteLine): string {
  if (line.kind === 'discount') return '9';
  if (line.kind === 'dues') return '8';
  return line.item.startsWith('passenger') ? '1' : line.item.startsWith('vehicle') ? '2' : '3';
}
