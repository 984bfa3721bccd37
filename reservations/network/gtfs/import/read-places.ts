import { declineGreek } from '#foundation/text/decline-greek.ts';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import type { Names } from './names.ts';
import type { Problems } from './problems.ts';
import { type Row, readTable, type Table } from './table.ts';

type Port = NetworkContent['ports'][number];
type Quay = NetworkContent['quays'][number];

export type Places = { ports: Port[]; quays: Quay[] };

const CODE = /^[A-Z]{3}$/;

/** Stations are ports, their platforms quays; a stop without a station is a port with one quay. */
export function readPlaces(files: ReadonlyMap<string, string>, names: Names, problems: Problems): Places {
  const stops = readTable(files, 'stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'], problems);
  if (!stops) {
    if (!files.has('stops.txt')) problems.missing('stops.txt');
    return { ports: [], quays: [] };
  }
  const ports = new Map<string, Port>();
  const codes = new Map<string, string>();
  const quays = new Map<string, Quay>();
  const ids = new Set<string>();
  const places = stops.rows.flatMap((row) => placeOf(row, ids, problems));
  const addPort = (place: Place) => {
    const code = [place.code, place.id].find((each) => CODE.test(each));
    if (code === undefined || ports.has(code)) {
      if (code === undefined)
        problems.invalid('stops.txt', place.line, 'stop_code', place.code, 'RHO, KOS …');
      else problems.duplicate('stops.txt', place.line, 'stop_code', code);
      return;
    }
    codes.set(place.id, code);
    ports.set(code, {
      ...plainPort,
      code,
      name: names('stops', 'stop_name', place.id, place.name),
      ...place.at,
    });
  };
  for (const place of places) if (place.type === '1') addPort(place);
  for (const place of places) {
    if (place.type !== '0') continue;
    if (place.parent === '') addPort(place);
    const port = codes.get(place.parent === '' ? place.id : place.parent);
    if (port === undefined) {
      if (place.parent !== '')
        problems.unknown('stops.txt', place.line, 'parent_station', place.parent, 'stops.txt');
      continue;
    }
    const { id } = place;
    const name = names('stops', 'stop_name', id, place.name);
    quays.set(id, { id, port, name, note: names('stops', 'stop_desc', id, place.description), ...place.at });
  }
  describePorts(readTable(files, 'ports.csv', ['port'], problems), ports, problems);
  spareQuays(readTable(files, 'quays.csv', spareColumns, problems), { ports, quays }, problems);
  readChanges(readTable(files, 'transfers.txt', ['from_stop_id'], problems), { ports, codes }, problems);
  return { ports: [...ports.values()], quays: [...quays.values()] };
}

const plainPort = { locode: null, island: '', accusative: '', aliases: [], minConnectionMinutes: null };
const spareColumns = ['quay', 'port', 'name_el', 'name_en', 'lat', 'lon', 'note_el', 'note_en'];

type Place = {
  line: number;
  id: string;
  code: string;
  name: string;
  description: string;
  type: string;
  parent: string;
  at: { lat: number; lon: number };
};

function placeOf({ line, cells }: Row, ids: Set<string>, problems: Problems): Place[] {
  const { stop_id: id = '', stop_name: name = '', stop_code: code = '', stop_desc: description = '' } = cells;
  const type = cells.location_type || '0';
  // Entrances, nodes and boarding areas don't matter for ships.
  if (!['0', '1'].includes(type)) return [];
  if (id === '' || id.length > 60) problems.invalid('stops.txt', line, 'stop_id', id);
  if (ids.has(id)) problems.duplicate('stops.txt', line, 'stop_id', id);
  ids.add(id);
  if (name === '') problems.invalid('stops.txt', line, 'stop_name', name);
  const at = positionOf(
    'stops.txt',
    line,
    { lat: cells.stop_lat ?? '', lon: cells.stop_lon ?? '' },
    problems,
  );
  return [{ line, id, code, name, description, type, parent: cells.parent_station ?? '', at }];
}

function positionOf(file: string, line: number, cells: { lat: string; lon: string }, problems: Problems) {
  const [lat, lon] = [Number(cells.lat), Number(cells.lon)];
  const isPlace = cells.lat !== '' && cells.lon !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  if (!isPlace || (Math.abs(lat) < 1 && Math.abs(lon) < 1))
    problems.invalid(file, line, 'lat, lon', `${cells.lat}, ${cells.lon}`);
  return { lat, lon };
}

function describePorts(table: Table | null, ports: Map<string, Port>, problems: Problems): void {
  for (const { line, cells } of table?.rows ?? []) {
    const port = ports.get(cells.port ?? '');
    if (!port) {
      problems.unknown('ports.csv', line, 'port', cells.port ?? '', 'stops.txt');
      continue;
    }
    port.locode = cells.locode || null;
    port.island = cells.island ?? '';
    port.accusative = cells.accusative ?? '';
    port.aliases = cells.aliases ? cells.aliases.split('|').map((alias) => alias.trim()) : [];
  }
  for (const port of ports.values()) {
    port.island ||= port.code.toLowerCase();
    port.accusative ||= declineGreek(port.name.el).accusative;
  }
}

function spareQuays(table: Table | null, { ports, quays }: Maps, problems: Problems): void {
  for (const { line, cells } of table?.rows ?? []) {
    const { quay: id = '', port = '', lat = '', lon = '' } = cells;
    if (quays.has(id) || id === '') problems.duplicate('quays.csv', line, 'quay', id);
    else if (!ports.has(port)) problems.unknown('quays.csv', line, 'port', port, 'stops.txt');
    else {
      const name = { el: cells.name_el ?? '', en: cells.name_en ?? '' };
      const note = { el: cells.note_el ?? '', en: cells.note_en ?? '' };
      quays.set(id, { id, port, name, note, ...positionOf('quays.csv', line, { lat, lon }, problems) });
    }
  }
}

type Maps = { ports: Map<string, Port>; quays: Map<string, Quay> };

/** The time to change ships within a port; other transfers are ignored. */
function readChanges(
  table: Table | null,
  { ports, codes }: { ports: Map<string, Port>; codes: Map<string, string> },
  problems: Problems,
): void {
  for (const { line, cells } of table?.rows ?? []) {
    const port = ports.get(codes.get(cells.from_stop_id ?? '') ?? '');
    if (!port || cells.to_stop_id !== cells.from_stop_id || cells.transfer_type !== '2') continue;
    const seconds = Number(cells.min_transfer_time ?? '');
    if (!Number.isInteger(seconds) || seconds < 0)
      problems.invalid('transfers.txt', line, 'min_transfer_time', cells.min_transfer_time ?? '');
    else port.minConnectionMinutes = Math.ceil(seconds / 60);
  }
}
