import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, insertAll } from '#reservations/kernel/rows.ts';

/** Fares, dues, VAT and the rules of categories and discounts. */
export async function insertPrices(db: Db, network: NetworkContent): Promise<void> {
  const fares = network.fares.map((fare) => ({
    ...fare,
    from_port: fare.from,
    to_port: fare.to,
    vessel_kind: fare.vesselKind,
  }));
  await insertAll(
    db,
    'fare',
    {
      number: 'integer',
      from_port: 'text',
      to_port: 'text',
      vessel_kind: 'text',
      product: 'text',
      cents: 'integer',
    },
    numbered(fares, (fare) => `${fare.from} ${fare.to} ${fare.vesselKind} ${fare.product}`),
    { period: true },
  );
  await insertAll(
    db,
    'dues',
    { number: 'integer', port_code: 'text', kind: 'text', cents: 'integer' },
    numbered(
      network.dues.map((row) => ({ ...row, port_code: row.port })),
      (row) => `${row.port} ${row.kind}`,
    ),
    { period: true },
  );
  await insertAll(
    db,
    'vat_rate',
    { number: 'integer', line_id: 'text', kind: 'text', per_mille: 'integer' },
    numbered(
      network.vat.map((row) => ({ ...row, line_id: row.line, per_mille: row.perMille })),
      (row) => `${row.line} ${row.kind}`,
    ),
    { period: true },
  );
  const rule = { rule: 'jsonb', position: 'integer' } as const;
  const asRules = <T extends object>(rows: readonly T[]) =>
    rows.map((row, position) => ({ ...row, rule: row, position }));
  await insertAll(db, 'passenger_category', { code: 'text', ...rule }, asRules(network.passengerCategories));
  await insertAll(db, 'vehicle_category', { code: 'text', ...rule }, asRules(network.vehicleCategories));
  await insertAll(db, 'pet_category', { code: 'text', ...rule }, asRules(network.petCategories));
  await insertAll(db, 'discount_rule', { id: 'text', ...rule }, asRules(network.discounts));
  await insertAll(db, 'entitlement_rule', { code: 'text', ...rule }, asRules(network.entitlements));
  await insertAll(db, 'promo_rule', { code: 'text', ...rule }, asRules(network.promoCodes));
  await insertAll(db, 'day_trip_rule', { id: 'text', ...rule }, asRules(network.dayTrips));
  await insertAll(
    db,
    'change_terms',
    { terms: 'jsonb', position: 'integer' },
    network.changeTerms.map((terms, position) => ({ terms, position })),
  );
}

/** Gives equal keys equal numbers: two periods with one number may not overlap. */
function numbered<T>(rows: readonly T[], key: (row: T) => string): (T & { number: number })[] {
  const numbers = new Map<string, number>();
  return rows.map((row) => {
    const number = numbers.get(key(row)) ?? numbers.size;
    numbers.set(key(row), number);
    return { ...row, number };
  });
}
