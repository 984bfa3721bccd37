import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import { audit } from '#reservations/bookings/audit.ts';
import { ERASE_AFTER_HOURS } from '#contracts/reservations/periods.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Manifest, ManifestLeg } from '#contracts/reservations/tickets/manifest.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { nameOf } from '#reservations/sailings/journey.ts';
import { straightMiles } from './miles.ts';
import { type OnBoard, readOnBoard } from './persons.ts';

const Call = {
  seq: column.sailing_call.seq,
  port: column.sailing_call.port_code,
  quay: column.sailing_call.quay_id,
  departs: v.nullable(v.date()),
};
type Call = RowOf<typeof Call>;
const Sailing = {
  line: v.string(),
  vessel: column.sailing.vessel_id,
  day: v.string(),
  ends: v.date(),
};
type Sailing = RowOf<typeof Sailing>;

/**
 * Who is on board a sailing, on each of its legs (Directive 98/41/EC; domain 3.4 and 4.5). Each reading is audited,
 * without names. Refused from a day after the ship's last call: the data may serve no other purpose.
 * @throws DomainError not_found, state_conflict
 */
export async function readManifest(context: Context, id: string, format: 'json' | 'csv'): Promise<Manifest> {
  const now = context.clock();
  const catalogue = await context.catalogue();
  return context.db.transaction().execute(async (trx) => {
    const sailing = await sailingOf(trx, id);
    if (!sailing) throw new DomainError('not_found');
    if (sailing.ends.getTime() + ERASE_AFTER_HOURS * 3_600_000 < now.getTime())
      throw new DomainError('state_conflict', {
        detail: bilingual('refusals.manifestErased'),
      });
    const calls = await callsOf(trx, id);
    const onBoard = await readOnBoard(trx, context.secrets, id);
    const ports = new Map(calls.map(({ seq, port }) => [seq, port]));
    await audit(trx, {
      at: now,
      bookingId: null,
      what: 'manifest-read',
      version: null,
      detail: { sailing: id, format, persons: onBoard.persons.length },
    });
    return {
      sailing: id,
      line: sailing.line,
      vessel: sailing.vessel,
      day: sailing.day,
      at: athensInstant(now),
      legs: legsOf(catalogue, calls, onBoard),
      persons: onBoard.persons.map((person, index) => ({
        ...person,
        seq: index + 1,
        from: ports.get(person.fromSeq) ?? '',
        to: ports.get(person.toSeq) ?? '',
      })),
    };
  });
}

function legsOf(catalogue: Catalogue, calls: readonly Call[], { persons, others }: OnBoard): ManifestLeg[] {
  return calls.slice(0, -1).flatMap((call, leg) => {
    const next = calls[leg + 1];
    const [from, to] = [catalogue.quays.get(call.quay), next && catalogue.quays.get(next.quay)];
    if (!next || !from || !to || !call.departs) return [];
    const isOn = (trip: { fromSeq: number; toSeq: number }) =>
      trip.fromSeq <= call.seq && trip.toSeq >= next.seq;
    const distanceMiles = catalogue.seaMiles(call.port, next.port) ?? straightMiles(from, to);
    return [
      {
        leg,
        from: { seq: call.seq, port: call.port, portName: nameOf(catalogue.ports, call.port) },
        to: { seq: next.seq, port: next.port, portName: nameOf(catalogue.ports, next.port) },
        departsAt: athensInstant(call.departs),
        distanceMiles,
        needsRegistration: distanceMiles > catalogue.policy.ticket.registrationMiles,
        persons: persons.filter(isOn).length,
        withCare: persons.filter((person) => isOn(person) && person.specialCare !== '').length,
        vehicles: others.filter((other) => isOn(other) && other.kind === 'vehicle').length,
        pets: others.filter((other) => isOn(other) && other.kind === 'pet').length,
      },
    ];
  });
}

function sailingOf(db: Db, id: string): Promise<Sailing | null> {
  return first(
    db,
    Sailing,
    sql`select s.line_id as line, s.vessel_id as vessel, s.service_day::text as day,
        max(coalesce(c.actual_arr, greatest(c.est_arr, c.arrives_at + make_interval(mins => s.delay_minutes)))) as ends
      from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id
      where s.id = ${id} group by s.id`,
  );
}

/** The calls that the ship actually makes. */
function callsOf(db: Db, id: string): Promise<Call[]> {
  return all(
    db,
    Call,
    sql`select seq, port_code as port, quay_id as quay, coalesce(actual_dep, est_dep, departs_at) as departs
      from reservations.sailing_call where sailing_id = ${id} and not skipped order by seq`,
  );
}
