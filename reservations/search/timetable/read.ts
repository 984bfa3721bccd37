import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { type Db, all, unparsed } from '#reservations/kernel/rows.ts';
import { CalendarRow } from './seasons.ts';

export type SailingRow = {
  day: string;
  vessel: string;
  run: number;
  status: 'planned' | 'cancelled';
  noticeEl: string | null;
  noticeEn: string | null;
};

export function readCalendars(db: Db): Promise<CalendarRow[]> {
  return all(
    db,
    CalendarRow,
    sql`select line_id as line, vessel_id as vessel, run, shift_minutes as "shiftMinutes",
      season_from as "seasonFrom", season_to as "seasonTo", weekdays, lower(valid) as "validFrom",
      (upper(valid) - 1) as "validTo" from reservations.calendar order by position`,
  );
}

/**
 * Every sailing of a line on sale from a given day on: the source of first and last days and of holiday exceptions.
 */
export function readSailings(db: Db, lineId: string, from: string): Promise<SailingRow[]> {
  // Hundreds of rows of plain columns for every timetable: not parsed, for the reason given in `selectTrips`.
  return unparsed(
    db,
    sql<SailingRow>`select service_day as day, vessel_id as vessel, run, status, notice_el as "noticeEl",
      notice_en as "noticeEn" from reservations.sailing where line_id = ${lineId} and service_day >= ${from}::date
      order by service_day, run`,
  );
}

/** For each line, the next day after this one with a sailing that is not cancelled. */
export function readNextDays(db: Db, day: string): Promise<{ lineId: string; date: string }[]> {
  return all(
    db,
    { lineId: column.sailing.line_id, date: column.sailing.service_day },
    sql`select s.line_id as "lineId", min(s.service_day) as date
      from reservations.sailing s where s.service_day > ${day}::date and s.status = 'planned'
      group by s.line_id order by 1`,
  );
}
