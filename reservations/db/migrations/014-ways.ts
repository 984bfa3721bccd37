import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which segments form one journey. Old bookings did not record it: a ship that leaves from the island where the
 * previous one arrives, within fourteen hours and not back to where that one began, is taken as part of the same
 * journey. Fourteen hours are the longest night between two ships that the search ever allowed.
 */
export const derived = `with ends as (
    select s.booking_id, s.seq, s.direction, p.island as from_island, q.island as to_island, f.departs_at, t.arrives_at
    from reservations.booking_segment s
    join reservations.sailing_call f on f.sailing_id = s.sailing_id and f.seq = s.from_seq
    join reservations.sailing_call t on t.sailing_id = s.sailing_id and t.seq = s.to_seq
    join reservations.port p on p.code = f.port_code join reservations.port q on q.code = t.port_code
  ), steps as (
    select booking_id, seq, case when lag(direction) over w = direction and lag(to_island) over w = from_island
      and lag(from_island) over w <> to_island
      and departs_at - lag(arrives_at) over w between interval '0 hours' and interval '14 hours' then 0 else 1 end as starts
    from ends window w as (partition by booking_id order by seq)
  ), numbered as (
    select booking_id, seq, (sum(starts) over (partition by booking_id order by seq))::integer - 1 as way from steps
  )
  update reservations.booking_segment s set way = n.way from numbered n
  where n.booking_id = s.booking_id and n.seq = s.seq`;

const statements = [
  // A segment whose journey now uses fewer ships keeps its row: its tickets were printed, and its number is not
  // reused.
  `alter table reservations.booking_segment add column way integer, add column replaced_at timestamptz`,
  derived,
  `alter table reservations.booking_segment alter column way set not null`,
];

export const ways: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
