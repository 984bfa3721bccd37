import { sql } from 'kysely';
import * as v from 'valibot';
import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { DayOffer, OtherPorts, SearchReason } from '#contracts/reservations/search.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { nameOf } from '../sailings/journey.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { type FoundJourneys, findJourneys } from './find.ts';
import { opensAt } from './journey.ts';
import { horizonOf, nearestOpenDays } from './nearest.ts';
import { reachOf } from './reach.ts';

type ReasonQuery = { from: string; to: string; date: string };

/** Searching every pair of harbours of two large islands would take too long. */
const MAX_PAIRS = 6;

/** Why this party can't buy anything on this day, and the closest alternatives. */
export async function reasonFor(
  db: Db,
  trip: ReasonQuery,
  found: readonly FoundJourneys[],
  week: readonly DayOffer[],
  query: AvailabilityQuery,
): Promise<SearchReason> {
  const code = await codeOf(db, trip, found, query);
  return {
    code,
    text: bilingual(`search.reasons.${code}`),
    date: code === 'not_on_sale' ? opensOn(trip, found, query) : null,
    days: code === 'no_line' ? [] : await nearestOpenDays(db, trip, week, query),
    ports: code === 'past' ? [] : await otherPorts(db, trip, query),
  };
}

/** The most useful reason: a full ship, which suggests another day, comes before one that has left. */
async function codeOf(
  db: Db,
  trip: ReasonQuery,
  found: readonly FoundJourneys[],
  query: AvailabilityQuery,
): Promise<SearchReason['code']> {
  if (reachOf(query.catalogue, trip.from, trip.to).changes === null) return 'no_line';
  if (trip.date < query.today) return 'past';
  if (found.length === 0) {
    if (trip.date > horizonOf(query)) return 'not_on_sale';
    return (await anyDeparture(db, trip.date)) ? 'no_sailing' : 'no_ships';
  }
  const availabilities = found.map(({ offer: availability }) => availability);
  const possible = availabilities.filter(({ isImpossible }) => !isImpossible);
  const has = (state: FoundJourneys['offer']['state'], among = availabilities) =>
    among.some((availability) => availability.state === state);
  if (has('sold-out', possible)) return 'sold_out';
  if (has('no-vehicles', possible)) return 'vehicles_full';
  if (has('no-vehicles')) return 'vehicles_refused';
  if (has('not-open')) return 'not_on_sale';
  if (has('departed') || has('closed')) return 'departed';
  return has('cancelled') ? 'cancelled' : 'no_sailing';
}

/** Whether any ship leaves any port on this day; those of the evening before still do. */
async function anyDeparture(db: Db, date: string): Promise<boolean> {
  const row = await first(
    db,
    { isAny: v.boolean() },
    sql`select exists (
      select from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id
      where s.service_day between ${date}::date - 1 and ${date}::date and c.departs_day = ${date}::date) as "isAny"`,
  );
  return row?.isAny ?? false;
}

/** The day on which the first of the ships goes on sale, or enters the timetable. */
function opensOn(
  trip: ReasonQuery,
  found: readonly FoundJourneys[],
  { catalogue }: AvailabilityQuery,
): string {
  const opens = found.flatMap(({ trips: segments }) => opensAt(segments) ?? []);
  if (opens.length > 0) return athensDay(new Date(Math.min(...opens)));
  return addDays(trip.date, -catalogue.policy.horizonDays);
}

/** The same day between other harbours of the same islands, such as the second port of Leros. */
async function otherPorts(db: Db, trip: ReasonQuery, query: AvailabilityQuery): Promise<OtherPorts[]> {
  const { ports } = query.catalogue;
  const ofIsland = (code: string) =>
    [...ports.values()].filter(({ island }) => island === ports.get(code)?.island).map((port) => port.code);
  const pairs = ofIsland(trip.from).flatMap((from) =>
    ofIsland(trip.to).flatMap((to) =>
      from === to || (from === trip.from && to === trip.to) ? [] : [{ from, to }],
    ),
  );
  const others: OtherPorts[] = [];
  for (const { from, to } of pairs.slice(0, MAX_PAIRS)) {
    const days = { first: trip.date, last: trip.date };
    const { journeys } = await findJourneys(db, { from, to }, days, query);
    const open = journeys.filter(({ offer: availability }) => availability.lowestCents !== null);
    const [soonest] = open;
    if (!soonest) continue;
    others.push({
      from,
      fromName: nameOf(ports, from),
      to,
      toName: nameOf(ports, to),
      departsAt: athensInstant(new Date(soonest.departs)),
      lowestCents: Math.min(...open.flatMap(({ offer: availability }) => availability.lowestCents ?? [])),
    });
  }
  return others;
}
