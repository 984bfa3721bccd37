import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { Alert, Alerts } from '#contracts/reservations/disruptions/traveller.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { causeOf } from '../rights/compensation.ts';
import { ends, nameOf } from '#reservations/sailings/segment-ends.ts';
import { sailingStanding } from '../sailings/standing.ts';
import { type Segment, wholeSailingsOf } from '#reservations/sailings/segments.ts';
import { activeDisruptions, type Disruption } from '#reservations/bookings/disruption-rows.ts';

/**
 * Disruptions in force until the ship has arrived; the soonest sailing first. For the site and for real-time feeds.
 */
export async function alertsAt(db: Db, catalogue: Catalogue, now: Date): Promise<Alerts> {
  const disruptions = await activeDisruptions(db);
  const sailings = await all(
    db,
    {
      id: column.sailing.id,
      lineId: column.sailing.line_id,
      day: column.sailing.service_day,
      until: v.date(),
    },
    sql`
      select s.id, s.line_id as "lineId", s.service_day as day,
        max(coalesce(c.actual_arr, c.est_arr, c.arrives_at + make_interval(mins => s.delay_minutes))) as until
      from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id
      where s.id in (select value from json_array_elements_text(
        ${JSON.stringify(disruptions.map(({ sailingId }) => sailingId))}::text::json))
      group by s.id`,
  );
  const segments = new Map(
    (await wholeSailingsOf(db, [...new Set(sailings.map(({ id }) => id))])).map((segment) => [
      segment.sailingId,
      segment,
    ]),
  );
  const byId = new Map(sailings.map((sailing) => [sailing.id, sailing]));
  const alerts = disruptions.flatMap((disruption): Alert[] => {
    const sailing = byId.get(disruption.sailingId);
    if (!sailing || sailing.until.getTime() < now.getTime()) return [];
    const { detail } = disruption;
    const cause = causeOf(catalogue.rights, disruption.cause, sailing.day);
    return [
      {
        id: disruption.id,
        kind: disruption.kind,
        cause: cause?.sailing ?? 'other',
        causeName: cause?.name ?? { el: disruption.cause, en: disruption.cause },
        text: disruption.text,
        sailingId: sailing.id,
        lineId: sailing.lineId,
        serviceDay: sailing.day,
        delayMinutes: detail.delayMinutes ?? null,
        seq: detail.seq ?? (detail.fromSeq ? detail.fromSeq : null),
        createdAt: athensInstant(disruption.createdAt),
        until: athensInstant(sailing.until),
        ...concerned(catalogue, segments.get(sailing.id), disruption),
      },
    ];
  });
  return { asOf: athensInstant(now), alerts: alerts.toSorted((a, b) => (a.until < b.until ? -1 : 1)) };
}

function concerned(
  catalogue: Catalogue,
  segment: Segment | undefined,
  { kind, detail }: Disruption,
): Pick<Alert, 'sailing' | 'ports'> {
  if (!segment) return {};
  const [boarding, landing] = ends(segment);
  const { seq, fromSeq = 0 } = detail;
  const calls = [
    ...segment.calls.map((call, index) => ({ seq: segment.fromSeq + index, port: call.port })),
    // Skipped calls before the first call made and after the last one.
    ...segment.skippedCalls.filter((call) => call.seq < segment.fromSeq || call.seq > segment.toSeq),
  ].toSorted((one, other) => one.seq - other.seq);
  const isOneCall = kind === 'move-quay' || kind === 'skip-call';
  const ports = calls.filter((call) => (isOneCall ? call.seq === seq : call.seq >= fromSeq));
  return {
    sailing: {
      fromName: nameOf(catalogue.ports, boarding.port),
      toName: nameOf(catalogue.ports, landing.port),
      vesselName: nameOf(catalogue.vessels, segment.vesselId),
      departsAt: athensInstant(new Date(boarding.departs ?? 0)),
      standing: sailingStanding(catalogue, segment, 'voyage'),
    },
    ports: ports.map(({ port }) => ({
      port,
      portName: nameOf(catalogue.ports, port),
      island: catalogue.ports.get(port)?.island ?? port,
    })),
  };
}
