import { resources } from '#contracts/reservations/network-data.ts';
import { cellsOf } from '#reservations/network/gtfs/csv/cells.ts';
import { extraFiles } from '#reservations/network/gtfs/csv/extra-files.ts';
import type { FeedFile } from '#reservations/network/gtfs/csv/feed-file.ts';
import type { FeedPlan } from './plan.ts';

/** Ships, and every part of the network without a GTFS file: tariffs, categories, rules. */
export function operatorFiles({ network }: FeedPlan): FeedFile[] {
  const members = new Map<string, unknown>(Object.entries(network));
  return [
    {
      name: 'vessels.csv',
      columns: ['vessel_id', 'name_el', 'name_en', 'kind', 'takes_vehicles'],
      rows: network.vessels.map(({ id, name, kind, takesVehicles }) => ({
        vessel_id: id,
        name_el: name.el,
        name_en: name.en,
        kind,
        takes_vehicles: String(takesVehicles),
      })),
    },
    {
      name: 'capacities.csv',
      columns: ['vessel_id', 'valid_from', 'valid_to', ...resources],
      rows: network.vessels.flatMap(({ id, configurations }) =>
        configurations.map(({ validFrom, validTo, capacity }) => ({
          vessel_id: id,
          valid_from: validFrom,
          valid_to: validTo ?? '',
          ...Object.fromEntries(Object.entries(capacity).map(([name, count]) => [name, String(count)])),
        })),
      ),
    },
    ...extraFiles.map(({ name, member, isList, columns }) => {
      const value = members.get(member);
      const rows: unknown[] = isList && Array.isArray(value) ? value : [value];
      return {
        name,
        columns: columns.map((column) => column.name),
        rows: rows.map((row) => cellsOf(columns, row)),
      };
    }),
  ];
}
