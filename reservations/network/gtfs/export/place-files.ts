import type { FeedFile } from '#reservations/network/gtfs/csv/feed-file.ts';
import type { FeedPlan } from './plan.ts';

/** `transfers.txt` counts in seconds. */
const MINUTE = 60;

/**
 * Ports are stations and quays their platforms. A quay that no trip uses is kept in `quays.csv`: a ship may be moved
 * there.
 */
export function placeFiles({ network, trips, portOf }: FeedPlan): FeedFile[] {
  const used = new Set(trips.flatMap(({ line }) => line.calls.map((call) => call.quay)));
  const served = new Set([...used].map(portOf));
  const ports = network.ports.filter(({ code }) => served.has(code));
  const quaysOf = (port: string) => network.quays.filter((quay) => quay.port === port);
  const stops = ports.flatMap((port) => [
    {
      stop_id: port.code,
      stop_code: port.code,
      stop_name: port.name.el,
      stop_lat: String(port.lat),
      stop_lon: String(port.lon),
      location_type: '1',
    },
    ...quaysOf(port.code)
      .filter(({ id }) => used.has(id))
      .map((quay) => ({
        stop_id: quay.id,
        stop_name: quay.name.el,
        // A note that only repeats the name is no help.
        stop_desc: quay.note.el === quay.name.el ? '' : quay.note.el,
        stop_lat: String(quay.lat),
        stop_lon: String(quay.lon),
        location_type: '0',
        parent_station: port.code,
        platform_code: quay.id.startsWith(`${port.code}-`) ? quay.id.slice(port.code.length + 1) : quay.id,
      })),
  ]);
  return [
    {
      name: 'stops.txt',
      columns: [
        'stop_id',
        'stop_code',
        'stop_name',
        'stop_desc',
        'stop_lat',
        'stop_lon',
        'location_type',
        'parent_station',
        'platform_code',
      ],
      rows: stops,
    },
    {
      name: 'transfers.txt',
      columns: ['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time'],
      rows: ports.map(({ code, minConnectionMinutes }) => ({
        from_stop_id: code,
        to_stop_id: code,
        transfer_type: '2',
        min_transfer_time: String((minConnectionMinutes ?? network.policy.minConnectionMinutes) * MINUTE),
      })),
    },
    {
      name: 'areas.txt',
      columns: ['area_id', 'area_name'],
      rows: ports.map(({ code, name }) => ({ area_id: code, area_name: name.el })),
    },
    {
      name: 'stop_areas.txt',
      columns: ['area_id', 'stop_id'],
      rows: ports.map(({ code }) => ({ area_id: code, stop_id: code })),
    },
    {
      name: 'ports.csv',
      columns: ['port', 'locode', 'island', 'accusative', 'aliases'],
      rows: ports.map((port) => ({
        port: port.code,
        locode: port.locode ?? '',
        island: port.island,
        accusative: port.accusative,
        aliases: port.aliases.join('|'),
      })),
    },
    {
      name: 'quays.csv',
      columns: ['quay', 'port', 'name_el', 'name_en', 'lat', 'lon', 'note_el', 'note_en'],
      rows: network.quays
        .filter(({ id, port }) => !used.has(id) && served.has(port))
        .map((quay) => ({
          quay: quay.id,
          port: quay.port,
          name_el: quay.name.el,
          name_en: quay.name.en,
          lat: String(quay.lat),
          lon: String(quay.lon),
          note_el: quay.note.el,
          note_en: quay.note.en,
        })),
    },
  ];
}
