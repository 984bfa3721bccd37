import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { addDays, daysBetween } from '#foundation/dates/day.ts';
import type { Policy } from '#contracts/reservations/network-data.ts';
import { type Db, first, type RowOf, affectedRows } from '#reservations/kernel/rows.ts';
import { QUOTA } from './inventory/quota.ts';

const KEEP_PAST_DAYS = 30;
/** How many days the clock must have advanced steadily before past sailings are deleted: it may have jumped. */
const STEADY_DAYS = 7;
/** Largest gap between two rolls of a steady clock; the machine may be off for a day. */
const STEADY_GAP_DAYS = 2;

/**
 * Creates the missing sailings from `today` to the horizon, with their calls and places. A handful of statements for
 * any number of days; days that already exist are left alone. Returns the number of days added.
 */
export async function rollForward(db: Db, today: string, policy: Policy): Promise<number> {
  const through = addDays(today, policy.horizonDays);
  const there = await affectedRows(
    db,
    sql`select 1 from reservations.roll where through >= ${through}::date and since <= ${today}::date`,
  );
  if (there > 0) return 0;
  return db.transaction().execute((trx) => rollWithin(trx, today, policy));
}

const Roll = {
  through: column.roll.through,
  since: column.roll.since,
  rolledOn: column.roll.rolled_on,
  steadySince: column.roll.steady_since,
};
type Roll = RowOf<typeof Roll>;

/** The same inside the caller's transaction, so that a loaded network is never visible without its sailings. */
export async function rollWithin(trx: Db, today: string, policy: Policy): Promise<number> {
  const through = addDays(today, policy.horizonDays);
  await sql`select pg_advisory_xact_lock(hashtext('reservations.roll'))`.execute(trx);
  const roll = await first(
    trx,
    Roll,
    sql`select through, since, rolled_on as "rolledOn", steady_since as "steadySince" from reservations.roll`,
  );
  // All days between `since` and `through` exist. After a clock that had jumped ahead was set back, today lies before
  // them.
  const isCovered = roll?.since != null && roll.since <= today && roll.through >= today;
  if (isCovered && roll.through >= through) return 0;
  const from = isCovered ? addDays(roll.through, 1) : today;
  await makeSailings(trx, from, through, policy.salesOpenDays);
  await makeCalls(trx, from, through, policy.salesCloseMinutes);
  await makeInventory(trx, from, through);
  // The embedded database has no background worker that updates the planner's statistics of these tables.
  await sql`analyze reservations.sailing, reservations.sailing_call, reservations.leg_inventory`.execute(trx);
  const steadySince = steadyFrom(roll, today);
  const oldest = addDays(today, -KEEP_PAST_DAYS);
  const isSteady = daysBetween(steadySince, today) >= STEADY_DAYS;
  if (isSteady)
    await sql`delete from reservations.sailing s where service_day < ${oldest}::date and ${isFree}`.execute(
      trx,
    );
  const covered = isCovered ? (roll.since ?? today) : today;
  const since = isSteady && covered < oldest ? oldest : covered;
  await sql`insert into reservations.roll (id, through, since, rolled_on, steady_since)
    values (1, ${through}::date, ${since}::date, ${today}::date, ${steadySince}::date)
    on conflict (id) do update set through = excluded.through, since = excluded.since, rolled_on = excluded.rolled_on,
      steady_since = excluded.steady_since`.execute(trx);
  return daysBetween(from, through) + 1;
}

/** Since when the clock has advanced day by day; `today` when it has just jumped, in either direction. */
function steadyFrom(roll: Roll | null, today: string): string {
  if (!roll?.rolledOn || !roll.steadySince) return today;
  const days = daysBetween(roll.rolledOn, today);
  return days >= 0 && days <= STEADY_GAP_DAYS ? roll.steadySince : today;
}

/** SQL condition: the sailing `s` was never booked and nobody boarded it. */
export const isFree = sql`not exists (select 1 from reservations.booking_segment b where b.sailing_id = s.id)
  and not exists (select 1 from reservations.scan b where b.sailing_id = s.id)`;

async function makeSailings(
  db: Db,
  from: string,
  through: string,
  salesOpenDays: number | null,
): Promise<void> {
  await sql`
    with days as (
      select ${from}::date + n as day, extract(isodow from ${from}::date + n)::integer as weekday,
        to_char(${from}::date + n, 'MM-DD') as month_day
      from generate_series(0, ${through}::date - ${from}::date) n
    ), planned as (
      select c.line_id, d.day, c.run, c.vessel_id, c.shift_minutes, false as is_extra,
        coalesce(c.sales_open_on, d.day - coalesce(c.sales_open_days, ${salesOpenDays}::integer)) as opens_on
      from reservations.calendar c
      join days d on c.valid @> d.day and c.weekdays @> to_jsonb(d.weekday) and case
        when c.season_from <= c.season_to then d.month_day between c.season_from and c.season_to
        else d.month_day >= c.season_from or d.month_day <= c.season_to end
      union all
      select x.line_id, x.day, x.run, x.vessel_id, x.shift_minutes, true, x.day - ${salesOpenDays}::integer
      from reservations.calendar_exception x
      join days d on d.day = x.day where x.kind = 'add'
    )
    insert into reservations.sailing
      (id, line_id, service_day, run, vessel_id, config_id, shift_minutes, status, notice_el, notice_en,
        sales_open_at)
    select p.line_id || '-' || to_char(p.day, 'YYYYMMDD') || case when p.run > 0 then '-' || p.run else '' end,
      p.line_id, p.day, p.run, p.vessel_id, v.id, p.shift_minutes,
      case when x.kind = 'cancel' then 'cancelled' else 'planned' end, x.notice_el, x.notice_en,
      p.opens_on::timestamp at time zone 'Europe/Athens'
    from planned p
    join reservations.vessel_config v on v.vessel_id = p.vessel_id and v.valid @> p.day and v.vessel_number >= 0
    left join lateral (
      select e.kind, e.notice_el, e.notice_en from reservations.calendar_exception e
      where e.line_id = p.line_id and e.day = p.day and (e.kind = 'cancel' or e.kind = 'remove' and not p.is_extra) and (e.run is null or e.run = p.run)
      order by e.run nulls last limit 1
    ) x on true
    where x.kind is distinct from 'remove'
    on conflict do nothing`.execute(db);
}

/**
 * Only for sailings that have no calls yet: one kept from an earlier timetable has those with which it was sold.
 *
 * The first departure is in local time; everything after it is elapsed minutes. So the printed times hold on every
 * day, and a ship at sea during a clock change takes as long as ever.
 */
async function makeCalls(db: Db, from: string, through: string, salesCloseMinutes: number): Promise<void> {
  await sql`
    insert into reservations.sailing_call
      (sailing_id, seq, quay_id, port_code, arrives_at, departs_at, departs_day, sales_close_at, stopover)
    select id, seq, quay_id, port_code, starts_at + make_interval(mins => arrives_minute - start_minute), departs_at,
      (departs_at at time zone 'Europe/Athens')::date, departs_at - make_interval(mins => ${salesCloseMinutes}::integer), stopover
    from (
      select s.id, c.seq, c.quay_id, q.port_code, c.arrives_minute, c.stopover, start.minute as start_minute, start.at as starts_at,
        start.at + make_interval(mins => c.departs_minute - start.minute) as departs_at
      from reservations.sailing s
      join reservations.line_call c on c.line_id = s.line_id
      join reservations.quay q on q.id = c.quay_id
      cross join lateral (
        select o.departs_minute as minute,
          (s.service_day + make_interval(mins => o.departs_minute + s.shift_minutes)) at time zone 'Europe/Athens' as at
        from reservations.line_call o where o.line_id = s.line_id and o.seq = 0
      ) start
      where s.service_day between ${from}::date and ${through}::date
        and not exists (select 1 from reservations.sailing_call k where k.sailing_id = s.id)
    ) made
    on conflict do nothing`.execute(db);
}

async function makeInventory(db: Db, from: string, through: string): Promise<void> {
  await sql`
    insert into reservations.leg_inventory (sailing_id, leg_no, resource, capacity, quota, quota_for, quota_until)
    select s.id, c.seq, k.resource, k.capacity, ${QUOTA}
    from reservations.sailing s
    join reservations.sailing_call c on c.sailing_id = s.id and c.departs_at is not null
    join reservations.vessel_capacity k on k.config_id = s.config_id and k.capacity > 0
    left join reservations.quota_rule r on r.resource = k.resource and r.valid @> c.departs_day
    where s.service_day between ${from}::date and ${through}::date
      and not exists (select 1 from reservations.leg_inventory k where k.sailing_id = s.id)
    on conflict do nothing`.execute(db);
}
