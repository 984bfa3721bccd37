import type * as v from 'valibot';
import { NetworkData } from '#contracts/reservations/network-data.ts';
import { type Column, columnName, columnsOf, itemOf, objectsOf, unwrap } from './columns.ts';

/** A file of a feed that GTFS does not define: one row per object of a list, or a single row for an object. */
export type ExtraFile = {
  name: string;
  /** The network member that contains the list or object. */
  member: string;
  isList: boolean;
  /** Schema of one row. */
  schema: v.GenericSchema;
  columns: Column[];
};

/** Members that are in GTFS files, or in a file with its own format. */
const OTHER_FILES = new Set(['ports', 'quays', 'vessels', 'lines', 'calendars']);

/** `fares.csv`, `dues.csv`, `policy.csv` … : every other member of the network, as the contract defines it. */
export const extraFiles: ExtraFile[] = Object.entries(NetworkData.entries).flatMap(([member, schema]) => {
  if (OTHER_FILES.has(member)) return [];
  const { inner } = unwrap(schema);
  const item = itemOf(inner);
  const row = item ?? inner;
  if (objectsOf(row).length === 0) throw new Error(`network member ${member} can't be written to a file`);
  return {
    name: `${columnName([member])}.csv`,
    member,
    isList: item !== null,
    schema: row,
    columns: columnsOf(row),
  };
});

/** True if a network may omit the member. */
export function isOptional(member: string): boolean {
  const schema = Object.entries(NetworkData.entries).find(([key]) => key === member)?.[1];
  return schema ? unwrap(schema).empty !== 'empty' : false;
}
