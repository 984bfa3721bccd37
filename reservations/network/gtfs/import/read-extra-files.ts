import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { type NetworkContent, NetworkData, resources } from '#contracts/reservations/network-data.ts';
import { objectOf } from '#reservations/network/gtfs/csv/cells.ts';
import { columnName } from '#reservations/network/gtfs/csv/columns.ts';
import { type ExtraFile, extraFiles, isOptional } from '#reservations/network/gtfs/csv/extra-files.ts';
import type { Problems } from './problems.ts';
import { type Row, readTable } from './table.ts';

/** A row of an extra file with its line number. */
export type FileRow = { line: number; value: unknown; cells: Record<string, string> };

/** The rows of all extra files, by network member. A member that is not in the feed is absent. */
export function readExtraFiles(
  files: ReadonlyMap<string, string>,
  problems: Problems,
): Map<string, FileRow[]> {
  const members = new Map<string, FileRow[]>();
  for (const file of extraFiles) {
    const table = readTable(files, file.name, [], problems);
    if (!table) {
      if (!files.has(file.name) && !isOptional(file.member) && file.member !== 'exceptions')
        problems.missing(file.name);
      continue;
    }
    for (const column of table.columns)
      if (!file.columns.some(({ name }) => name === column))
        problems.add(file.name, 1, bilingual('feed.unknownColumn', { column }));
    if (!file.isList && table.rows.length !== 1) problems.add(file.name, null, bilingual('feed.oneRow'));
    members.set(
      file.member,
      table.rows.map((row) => readRow(file, row, problems)),
    );
  }
  return members;
}

function readRow(file: ExtraFile, { line, cells }: Row, problems: Problems): FileRow {
  const value = objectOf(file.columns, cells);
  const checked = v.safeParse(file.schema, value);
  if (!checked.success)
    for (const issue of checked.issues) {
      const column = columnName((v.getDotPath(issue) ?? '').split('.'));
      problems.invalid(file.name, line, column, cells[column] ?? '', issue.message);
    }
  return { line, value, cells };
}

type Vessel = NetworkContent['vessels'][number];

/** `vessels.csv` and `capacities.csv`: the fleet with its dated configurations. */
export function readVessels(files: ReadonlyMap<string, string>, problems: Problems): Vessel[] {
  const ships = readTable(files, 'vessels.csv', ['vessel_id', 'name_el', 'name_en', 'kind'], problems);
  const places = readTable(files, 'capacities.csv', ['vessel_id', 'valid_from'], problems);
  for (const name of ['vessels.csv', 'capacities.csv']) if (!files.has(name)) problems.missing(name);
  const vessels = new Map<string, { line: number; vessel: VesselInput }>();
  for (const { line, cells } of ships?.rows ?? []) {
    const id = cells.vessel_id ?? '';
    if (vessels.has(id)) problems.duplicate('vessels.csv', line, 'vessel_id', id);
    const takesVehicles = ['true', '1'].includes(cells.takes_vehicles ?? 'true');
    const name = { el: cells.name_el ?? '', en: cells.name_en ?? '' };
    vessels.set(id, {
      line,
      vessel: { id, name, kind: cells.kind ?? '', takesVehicles, configurations: [] },
    });
  }
  for (const { line, cells } of places?.rows ?? []) {
    const own = vessels.get(cells.vessel_id ?? '');
    if (!own) {
      problems.unknown('capacities.csv', line, 'vessel_id', cells.vessel_id ?? '', 'vessels.csv');
      continue;
    }
    const configuration = {
      validFrom: cells.valid_from ?? '',
      validTo: cells.valid_to || null,
      capacity: Object.fromEntries(
        resources.flatMap((each) => (cells[each] ? [[each, Number(cells[each])] as const] : [])),
      ),
    };
    const checked = v.safeParse(Configuration, configuration);
    if (!checked.success)
      for (const issue of checked.issues)
        problems.invalid(
          'capacities.csv',
          line,
          v.getDotPath(issue) ?? '',
          String(issue.input),
          issue.message,
        );
    else if (own.vessel.configurations.some((other) => overlaps(other, configuration)))
      problems.add('capacities.csv', line, bilingual('feed.periodsOverlap'));
    own.vessel.configurations.push(configuration);
  }
  return [...vessels.values()].flatMap(({ line, vessel }) => {
    if (vessel.configurations.length === 0) problems.add('vessels.csv', line, bilingual('feed.noCapacity'));
    const checked = v.safeParse(NetworkData.entries.vessels.item, vessel);
    if (checked.success) return [checked.output];
    for (const issue of checked.issues)
      if (!v.getDotPath(issue)?.startsWith('configurations'))
        problems.invalid('vessels.csv', line, v.getDotPath(issue) ?? '', String(issue.input), issue.message);
    return [];
  });
}

const Configuration = NetworkData.entries.vessels.item.entries.configurations.item;
type VesselInput = {
  id: string;
  name: { el: string; en: string };
  kind: string;
  takesVehicles: boolean;
  configurations: { validFrom: string; validTo: string | null; capacity: Record<string, number> }[];
};

type Period = { validFrom: string; validTo: string | null };

export function overlaps(one: Period, other: Period): boolean {
  return (
    (one.validTo === null || other.validFrom <= one.validTo) &&
    (other.validTo === null || one.validFrom <= other.validTo)
  );
}
