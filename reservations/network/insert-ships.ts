import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, insertAll } from '#reservations/kernel/rows.ts';
import { NAMES, named, upsert } from './columns.ts';

/** For ships without a passenger certificate in the data: more people than any ship takes. */
const NO_CERTIFICATE = 100_000;

/** Ports, quays and ships. Rows that bookings may reference are replaced in place and never removed. */
export async function insertShips(db: Db, network: NetworkContent): Promise<void> {
  const place = { lat: 'float8', lon: 'float8', position: 'integer' } as const;
  await insertAll(
    db,
    'port',
    {
      code: 'text',
      locode: 'text',
      island: 'text',
      ...NAMES,
      accusative: 'text',
      aliases: 'jsonb',
      min_connection_minutes: 'integer',
      ...place,
    },
    named(network.ports).map((port) => ({ ...port, min_connection_minutes: port.minConnectionMinutes })),
    upsert('code', [
      'locode',
      'island',
      'name_el',
      'name_en',
      'accusative',
      'aliases',
      'min_connection_minutes',
      'lat',
      'lon',
      'position',
    ]),
  );
  await insertAll(
    db,
    'quay',
    { id: 'text', port_code: 'text', ...NAMES, note_el: 'text', note_en: 'text', ...place },
    named(network.quays).map((quay) => ({
      ...quay,
      port_code: quay.port,
      note_el: quay.note.el,
      note_en: quay.note.en,
    })),
    upsert('id', ['port_code', 'name_el', 'name_en', 'note_el', 'note_en', 'lat', 'lon', 'position']),
  );
  await insertAll(
    db,
    'vessel',
    { id: 'text', ...NAMES, kind: 'text', takes_vehicles: 'boolean', position: 'integer' },
    named(network.vessels).map((vessel) => ({ ...vessel, takes_vehicles: vessel.takesVehicles })),
    upsert('id', ['name_el', 'name_en', 'kind', 'takes_vehicles', 'position']),
  );
  const configurations = network.vessels.flatMap((vessel, vessel_number) =>
    vessel.configurations.map((each) => ({
      ...each,
      id: `${vessel.id}@${each.validFrom}`,
      vessel_id: vessel.id,
      vessel_number,
    })),
  );
  await insertAll(
    db,
    'vessel_config',
    { id: 'text', vessel_id: 'text', vessel_number: 'integer' },
    configurations,
    { period: true, ...upsert('id', ['valid', 'vessel_number']) },
  );
  await insertAll(
    db,
    'vessel_capacity',
    { config_id: 'text', resource: 'text', capacity: 'integer' },
    configurations.flatMap(({ id, capacity }) =>
      Object.entries({ PERSON: NO_CERTIFICATE, ...capacity }).map(([resource, count]) => ({
        config_id: id,
        resource,
        capacity: count,
      })),
    ),
    upsert('config_id, resource', ['capacity']),
  );
}
