import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';

type Valid = { validFrom: string; validTo: string | null };

/** Days on which a ship sails between two ports but there is no adult fare, so nothing is for sale. */
export const FareGap = {
  line: v.string(),
  from: column.sailing_call.port_code,
  to: column.sailing_call.port_code,
  vesselKind: column.vessel.kind,
  first: v.string(),
  last: v.string(),
  days: v.number(),
};
export type FareGap = RowOf<typeof FareGap>;

/**
 * Rows that overlap for the same fare on the same day, each described in a sentence; empty when there are none. A
 * season (high, low) is a row with its own days, so the rows of one fare must follow each other without overlap
 * (domain 4.4).
 */
export function fareOverlaps(network: Pick<NetworkContent, 'fares' | 'dues' | 'vat'>): string[] {
  const named: { row: Valid; name: string }[] = [
    ...network.fares.map((row) => ({
      row,
      name: `fare ${row.from}–${row.to} ${row.vesselKind} ${row.product}`,
    })),
    ...network.dues.map((row) => ({ row, name: `dues ${row.port ?? 'everywhere'} ${row.kind}` })),
    ...network.vat.map((row) => ({ row, name: `VAT ${row.line ?? 'every line'} ${row.kind}` })),
  ];
  return [...Map.groupBy(named, ({ name }) => name).values()].flatMap((rows) =>
    rows
      .toSorted((a, b) => (a.row.validFrom < b.row.validFrom ? -1 : 1))
      .flatMap(({ row, name }, index, sorted) => {
        const before = sorted[index - 1];
        return before && isOverlap(before.row, row)
          ? [`${name}: two rows are valid on ${row.validFrom}`]
          : [];
      }),
  );
}

function isOverlap(earlier: Valid, later: Valid): boolean {
  return earlier.validTo === null || earlier.validTo >= later.validFrom;
}

/**
 * The gaps between two days, both included. Reported but not refused: an operator loads next year's sailings before
 * next year's prices, and what has no price is not sold.
 */
export function fareGaps(db: Db, first: string, last: string): Promise<FareGap[]> {
  return all(
    db,
    FareGap,
    sql`select s.line_id as line, a.port_code as "from", b.port_code as "to", v.kind as "vesselKind",
        min(a.departs_day) as first, max(a.departs_day) as last, count(distinct a.departs_day)::integer as days
      from reservations.sailing_call a
      join reservations.sailing_call b on b.sailing_id = a.sailing_id and b.seq > a.seq and b.port_code <> a.port_code
      join reservations.sailing s on s.id = a.sailing_id join reservations.vessel v on v.id = s.vessel_id
      where a.departs_day between ${first}::date and ${last}::date and not exists (
        select 1 from reservations.fare f where f.from_port = a.port_code and f.to_port = b.port_code
          and f.vessel_kind = v.kind and f.product = 'ECO' and f.valid @> a.departs_day)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
}
