import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { DaySailing, TimetableDay } from '#contracts/reservations/timetable.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { nameOf, vesselOf } from '#reservations/sailings/journey.ts';
import { timeState } from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { sailingStanding } from '#reservations/sailings/standing.ts';
import { type SailingState, stateAt } from '#reservations/sailings/state.ts';
import { type Segment, wholeSailingsOn } from '#reservations/sailings/segments.ts';
import { readNextDays } from './read.ts';
import { adultCents } from './runs.ts';

/** What actually sails on a day: the sailings themselves, not the pattern they were created from. */
export async function timetableDay(
  db: Db,
  catalogue: Catalogue,
  date: string,
  now: Date,
): Promise<TimetableDay> {
  const today = athensDay(now);
  const segments = await wholeSailingsOn(db, date);
  const shifts = await readShifts(db, date);
  return {
    date,
    today,
    horizon: addDays(today, catalogue.policy.horizonDays),
    sailings: segments.map((segment) =>
      sailingOf(segment, shifts.get(segment.sailingId) ?? 0, { catalogue, date, now }),
    ),
    next: await readNextDays(db, date),
  };
}

type Scope = { catalogue: Catalogue; date: string; now: Date };

function sailingOf(segment: Segment, shiftMinutes: number, { catalogue, date, now }: Scope): DaySailing {
  const { sailingId, lineId, vesselId, delayMinutes, noticeEl, noticeEn } = segment;
  const from = segment.calls[0]?.port ?? '';
  const at = (milliseconds: number | null) =>
    milliseconds === null ? null : athensInstant(new Date(milliseconds));
  return {
    sailingId,
    lineId,
    ship: vesselOf(catalogue, vesselId),
    state: stateOf(segment, now),
    phase: phaseOf(segment, catalogue, now),
    notice: noticeEl && noticeEn ? { el: noticeEl, en: noticeEn } : null,
    delayMinutes,
    standing: sailingStanding(catalogue, segment, 'voyage'),
    isChanged: isChanged(segment, shiftMinutes, catalogue, date),
    calls: segment.calls.map((call, index) => ({
      port: call.port,
      portName: nameOf(catalogue.ports, call.port),
      quay: call.quay,
      quayName: nameOf(catalogue.quays, call.quay),
      arrivesAt: at(call.arrives),
      departsAt: at(call.departs),
      ...(call.expectedArrives !== call.arrives && { expectedArrivesAt: at(call.expectedArrives) }),
      ...(call.expectedDeparts !== call.departs && { expectedDepartsAt: at(call.expectedDeparts) }),
      ...(call.skipped && { isSkipped: true }),
      stopover: call.stopover,
      adultCents:
        index === 0
          ? null
          : adultCents(catalogue, { from, to: call.port, lineId, vesselId, day: segment.day }),
      ...(index > 0 && { tripId: tripId({ ...segment, toSeq: segment.fromSeq + index }) }),
    })),
  };
}

function stateOf(segment: Segment, now: Date): DaySailing['state'] {
  const time = timeState(segment, now);
  if (time === 'cancelled' || time === 'departed') return time;
  return segment.delayMinutes > 0 ? 'delayed' : 'planned';
}

function phaseOf(segment: Segment, catalogue: Catalogue, now: Date): SailingState {
  return stateAt(
    {
      isCancelled: segment.status === 'cancelled',
      salesOpen: segment.salesOpen,
      salesClose: segment.salesClose,
      boardingMinutes: catalogue.policy.boardingMinutes[vesselOf(catalogue, segment.vesselId).kind],
      calls: segment.calls,
    },
    now,
  );
}

/** A booked sailing keeps its times when a new timetable is loaded; travellers must see that they differ. */
function isChanged(segment: Segment, shiftMinutes: number, catalogue: Catalogue, date: string): boolean {
  const plan = catalogue.lines.find((line) => line.id === segment.lineId);
  const first = plan?.minutes[0]?.departs;
  if (!plan || typeof first !== 'number' || plan.quays.length !== segment.calls.length) return true;
  const start = athensMoment(date, first + shiftMinutes).getTime();
  return segment.calls.some((call, index) => {
    const planned = (minute: number | null | undefined) =>
      typeof minute === 'number' ? start + (minute - first) * 60_000 : null;
    return (
      call.quay !== plan.quays[index] ||
      call.arrives !== planned(plan.minutes[index]?.arrives) ||
      call.departs !== planned(plan.minutes[index]?.departs)
    );
  });
}

async function readShifts(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await all(
    db,
    { id: column.sailing.id, shift: column.sailing.shift_minutes },
    sql`select id, shift_minutes as shift from reservations.sailing
      where service_day = ${day}::date`,
  );
  return new Map(rows.map(({ id, shift }) => [id, shift]));
}
