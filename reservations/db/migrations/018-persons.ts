import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Everybody on board counts against the ship's passenger certificate. Ships without one in the data get a number that
 * no ship reaches (`NO_CERTIFICATE` in `network/insert-ships.ts`): with a row on every leg, one statement serves both
 * kinds. Existing bookings are counted by their tickets; holds, which have none yet, by their party.
 */
const statements = [
  `insert into reservations.vessel_capacity (config_id, resource, capacity)
    select id, 'PERSON', 100000 from reservations.vessel_config on conflict do nothing`,
  `insert into reservations.allocation (booking_id, segment, resource, quantity)
    select s.booking_id, s.seq, 'PERSON', n.persons from reservations.booking_segment s
    join reservations.booking b on b.id = s.booking_id
    cross join lateral (select case when b.state in ('held', 'paying') then json_array_length(b.party -> 'passengers')
      else (select count(*)::integer from reservations.ticket t where t.booking_id = s.booking_id and t.segment = s.seq
        and t.state = 'live' and t.item like 'passenger:%') end as persons) n
    where b.state in ('held', 'paying', 'confirmed', 'ticketed') and n.persons > 0
      and exists (select 1 from reservations.allocation a where a.booking_id = s.booking_id and a.segment = s.seq)
    on conflict do nothing`,
  `insert into reservations.leg_inventory (sailing_id, leg_no, resource, capacity, sold, held)
    select c.sailing_id, c.seq, 'PERSON', 100000, coalesce(n.sold, 0), coalesce(n.held, 0)
    from reservations.sailing_call c
    left join (
      select s.sailing_id, leg.no, sum(a.quantity) filter (where b.state in ('confirmed', 'ticketed')) as sold,
        sum(a.quantity) filter (where b.state in ('held', 'paying')) as held
      from reservations.allocation a
      join reservations.booking_segment s on s.booking_id = a.booking_id and s.seq = a.segment
      join reservations.booking b on b.id = a.booking_id and b.state in ('held', 'paying', 'confirmed', 'ticketed')
      cross join lateral generate_series(s.from_seq, s.to_seq - 1) as leg (no)
      where a.resource = 'PERSON' group by s.sailing_id, leg.no) n on n.sailing_id = c.sailing_id and n.no = c.seq
    where c.departs_at is not null on conflict do nothing`,
];

export const persons: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
