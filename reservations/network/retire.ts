import { sql } from 'kysely';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import type { Db } from '#reservations/kernel/rows.ts';

/**
 * Removes lines, ships, quays and ports that are not in the new network. Those that bookings reference stay, marked
 * as retired, so that the bookings can be read; they are no longer offered.
 */
export async function retireMissing(trx: Db, network: NetworkContent): Promise<void> {
  const [lines, vessels, quays, ports] = [
    network.lines.map(({ id }) => id),
    network.vessels.map(({ id }) => id),
    network.quays.map(({ id }) => id),
    network.ports.map(({ code }) => code),
  ].map((ids) => sql`(select json_array_elements_text(${JSON.stringify(ids)}::text::json))`);
  await sql`delete from reservations.line l where id not in ${lines}
    and not exists (select 1 from reservations.sailing s where s.line_id = l.id)`.execute(trx);
  await sql`delete from reservations.vessel v where id not in ${vessels}
    and not exists (select 1 from reservations.sailing s where v.id in (s.vessel_id, s.planned_vessel_id))
    and not exists (select 1 from reservations.vessel_config c where c.vessel_id = v.id)`.execute(trx);
  await sql`delete from reservations.quay q where id not in ${quays}
    and not exists (select 1 from reservations.sailing_call c where q.id in (c.quay_id, c.planned_quay_id))`.execute(
    trx,
  );
  await sql`delete from reservations.port p where code not in ${ports}
    and not exists (select 1 from reservations.quay q where q.port_code = p.code)
    and not exists (select 1 from reservations.sailing_call c where c.port_code = p.code)`.execute(trx);
  await sql`update reservations.line set retired = id not in ${lines}`.execute(trx);
  await sql`update reservations.vessel set retired = id not in ${vessels}`.execute(trx);
  await sql`update reservations.quay set retired = id not in ${quays}`.execute(trx);
  await sql`update reservations.port set retired = code not in ${ports}`.execute(trx);
}
