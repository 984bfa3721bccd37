import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, insertAll } from '#reservations/kernel/rows.ts';
import { NAMES, named, upsert } from './columns.ts';

/** Lines, the days they run, and the exceptions. */
export async function insertTimetable(db: Db, network: NetworkContent): Promise<void> {
  await insertAll(
    db,
    'line',
    { id: 'text', ...NAMES, position: 'integer' },
    named(network.lines),
    upsert('id', ['name_el', 'name_en', 'position']),
  );
  await insertAll(
    db,
    'line_call',
    {
      line_id: 'text',
      seq: 'integer',
      quay_id: 'text',
      arrives_minute: 'integer',
      departs_minute: 'integer',
      stopover: 'boolean',
    },
    network.lines.flatMap((line) =>
      line.calls.map((call, seq) => ({
        line_id: line.id,
        seq,
        quay_id: call.quay,
        arrives_minute: call.arrives,
        departs_minute: call.departs,
        stopover: call.stopover,
      })),
    ),
  );
  await insertAll(
    db,
    'calendar',
    {
      position: 'integer',
      line_id: 'text',
      vessel_id: 'text',
      run: 'integer',
      shift_minutes: 'integer',
      season_from: 'text',
      season_to: 'text',
      weekdays: 'jsonb',
      sales_open_days: 'integer',
      sales_open_on: 'date',
    },
    network.calendars.map((calendar, position) => ({
      ...calendar,
      position,
      line_id: calendar.line,
      vessel_id: calendar.vessel,
      shift_minutes: calendar.shiftMinutes,
      season_from: calendar.season.from,
      season_to: calendar.season.to,
      sales_open_days: calendar.salesOpenDays,
      sales_open_on: calendar.salesOpenOn,
    })),
    { period: true },
  );
  await insertAll(
    db,
    'calendar_exception',
    {
      line_id: 'text',
      day: 'date',
      kind: 'text',
      run: 'integer',
      shift_minutes: 'integer',
      vessel_id: 'text',
      notice_el: 'text',
      notice_en: 'text',
    },
    network.exceptions.map((exception) => ({
      line_id: exception.line,
      day: exception.date,
      kind: exception.kind,
      run: exception.run,
      shift_minutes: exception.kind === 'add' ? exception.shiftMinutes : 0,
      vessel_id: exception.kind === 'add' ? exception.vessel : null,
      notice_el: exception.kind === 'cancel' ? exception.notice.el : null,
      notice_en: exception.kind === 'cancel' ? exception.notice.en : null,
    })),
  );
}
