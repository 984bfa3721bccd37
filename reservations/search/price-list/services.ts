import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { VesselKind } from '#contracts/reservations/network-data.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import type { Catalogue, LinePlan } from '#reservations/catalogue/catalogue.ts';

/** A pair of ports served by one kind of ship: on which lines, and what those ships have places for. */
export type Service = {
  from: string;
  to: string;
  vesselKind: VesselKind;
  lines: string[];
  resources: ReadonlySet<string>;
};

const Ship = {
  lineId: v.string(),
  vesselId: v.string(),
  resource: column.vessel_capacity.resource,
};
type Ship = RowOf<typeof Ship>;

/**
 * Every pair that a sailing on sale connects. Reads the sailings rather than the calendars: a line that no longer
 * sails must not be in a price list, and a replacement ship must.
 */
export async function servicesOnSale(db: Db, catalogue: Catalogue, today: string): Promise<Service[]> {
  const ships = await all(
    db,
    Ship,
    sql`select distinct s.line_id as "lineId", s.vessel_id as "vesselId", k.resource
      from (select distinct line_id, vessel_id, config_id from reservations.sailing
        where status = 'planned' and service_day >= ${today}::date) s
      join reservations.vessel_capacity k on k.config_id = s.config_id`,
  );
  const byLine = Map.groupBy(ships, (ship) => ship.lineId);
  const services = new Map<string, Service>();
  for (const line of catalogue.lines)
    for (const { vesselId, resource } of byLine.get(line.id) ?? []) {
      const vesselKind = catalogue.vessels.get(vesselId)?.kind;
      if (vesselKind)
        for (const pair of pairsOf(line)) add(services, { ...pair, vesselKind }, line.id, resource);
    }
  return [...services.values()];
}

function add(
  services: Map<string, Service>,
  pair: { from: string; to: string; vesselKind: VesselKind },
  lineId: string,
  resource: string,
): void {
  const key = `${pair.from} ${pair.to} ${pair.vesselKind}`;
  const known = services.get(key);
  services.set(key, {
    ...pair,
    lines: known ? [...new Set([...known.lines, lineId])] : [lineId],
    resources: new Set([...(known?.resources ?? []), resource]),
  });
}

/** Each port with every port that the ship reaches after it. */
function pairsOf({ calls }: LinePlan): { from: string; to: string }[] {
  return calls.flatMap((from, index) =>
    calls
      .slice(index + 1)
      .filter((to) => to !== from)
      .map((to) => ({ from, to })),
  );
}
