import { sumCents } from '#foundation/money/cents.ts';
import type { Bilingual, CancelledTicket } from '#contracts/reservations/index.ts';

/** Tickets of one ship to which the same rule applies. */
export type RefundRow = {
  segment: number;
  tickets: readonly Pick<CancelledTicket, 'item' | 'cents' | 'backCents'>[];
  paidCents: number;
  backCents: number;
  percent: number;
  reason: Bilingual;
  source: string;
  until: string | null;
  /** How the refunded share falls with time; empty when it doesn't depend on time. */
  steps: readonly { percent: number; until: string | null }[];
};

/** The refund, ship by ship and rule by rule, in travel order: a family of five is one row, not five. */
export function refundRows(tickets: readonly CancelledTicket[]): RefundRow[] {
  const groups = Map.groupBy(tickets, (each) =>
    [each.segment, each.percent, each.rule, each.reason.en, each.until].join('|'),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return {
        segment: first.segment,
        tickets: group.map(({ item, cents, backCents }) => ({ item, cents, backCents })),
        paidCents: sumCents(group.map((each) => each.cents)),
        backCents: sumCents(group.map((each) => each.backCents)),
        percent: first.percent,
        reason: first.reason,
        source: first.source,
        until: first.until,
        steps: first.steps ?? [],
      };
    })
    .toSorted((a, b) => a.segment - b.segment);
}
