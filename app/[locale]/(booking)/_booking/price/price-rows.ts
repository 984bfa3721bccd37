import { sumCents } from '#lib/money/cents.ts';
import type { Bilingual, Quote, QuoteLine } from '#reservations/contract/index.ts';

export interface PriceRow {
  key: string;
  kind: QuoteLine['kind'];
  text: Bilingual;
  /** How many of the party it stands for. */
  count: number;
  /** Per direction; null where the line has no part in it. */
  cents: { A: number | null; R: number | null };
}

/**
 * The service's lines, the same ones together: three adults are one row. Amounts that stand on one row are added in whole
 * cents for print only; what is paid is always the quote's own total.
 */
export function rowsOf(quote: Quote, directions: readonly ('A' | 'R')[]): PriceRow[] {
  const groups = Map.groupBy(quote.lines, (line) => `${order(line)}|${line.text.el}`);
  return [...groups.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b, 'el'))
    .flatMap(([key, lines]) => {
      const [line] = lines;
      if (!line) return [];
      const of = (direction: 'A' | 'R') => {
        const here = lines.filter((each) => directions[each.segment] === direction);
        return here.length === 0 ? null : sumCents(here.map((each) => each.cents));
      };
      return [
        {
          key,
          kind: line.kind,
          text: line.text,
          count: line.kind === 'fare' ? new Set(lines.map((each) => each.item)).size : 1,
          cents: { A: of('A'), R: of('R') },
        },
      ];
    });
}

/** Fares of people, vehicles and pets first, then dues, discounts last. */
function order(line: QuoteLine): string {
  if (line.kind === 'discount') return '9';
  if (line.kind === 'dues') return '8';
  return line.item.startsWith('passenger') ? '1' : line.item.startsWith('vehicle') ? '2' : '3';
}
