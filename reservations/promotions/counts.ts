import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import type { OfferCounts } from '#contracts/reservations/rules/offer-counts.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { promoId } from '#reservations/fares/promo.ts';
import { EVERYWHERE } from './required-allotments.ts';

const Row = {
  rule: column.allotment.rule,
  scope: column.allotment.scope,
  seats: column.allotment.seats,
  taken: column.allotment.taken,
};
type Row = RowOf<typeof Row>;

/** Usage of every code and day trip: all codes in the rules, and those used that are no longer in them. */
export async function offerCounts(db: Db, tariff: Tariff): Promise<OfferCounts> {
  const rows = await all(
    db,
    Row,
    sql`select rule, scope, seats, taken from reservations.allotment order by rule, scope`,
  );
  const used = new Map(
    rows.flatMap(({ rule, scope, taken }) => (scope === EVERYWHERE ? [[rule, taken] as const] : [])),
  );
  const known = tariff.promoCodes.map(({ code, maxUses }) => ({ code, maxUses }));
  const gone = [...used.keys()]
    .map((rule) => rule.replace(/^promo:/, ''))
    .filter((code) => tariff.promo(code) === null)
    .map((code) => ({ code, maxUses: 0 }));
  return {
    promoCodes: [...known, ...gone].map(({ code, maxUses }) => {
      const count = used.get(promoId(code)) ?? 0;
      return { code, used: count, left: maxUses === null ? null : Math.max(0, maxUses - count) };
    }),
    dayTrips: rows
      .filter(({ scope, taken }) => scope !== EVERYWHERE && taken > 0)
      .map(({ rule, scope, seats, taken }) => ({
        rule,
        sailingId: scope,
        taken,
        left: Math.max(0, (seats ?? 0) - taken),
      })),
  };
}
