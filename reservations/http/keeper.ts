import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { createPause, type Pause } from '#reservations/search/slices.ts';

/** What is made out of the network and the sailings on sale: the same for everybody until one of them, or the day, changes. */
export type Keeper<Value> = (
  name: string,
  given: { catalogue: Catalogue; now: Date },
  make: (pause: Pause) => Promise<Value>,
) => Promise<Value>;

/** For callers who go through ports and days: what was asked for longest ago makes room. */
const MAX_KEPT = 128;

/**
 * Makes each value once for a state of the tables, however many ask for it at the same moment, and hands out the same one until the
 * network, the operator's day or the sailings on sale are other ones. Values are made one after the other, in slices.
 */
export function createKeeper<Value>(db: Db): Keeper<Value> {
  const kept = new Map<string, { state: string; value: Promise<Value> }>();
  let last: Promise<unknown> = Promise.resolve();

  return async (name, { catalogue, now }, make) => {
    const state = await stateOf(db, catalogue, athensDay(now));
    const found = kept.get(name);
    kept.delete(name);
    if (found?.state === state) {
      kept.set(name, found);
      return found.value;
    }
    const before = last;
    const value = before.then(
      () => make(createPause()),
      () => make(createPause()),
    );
    last = value.catch(() => {});
    const entry = { state, value };
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    value.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
    return value;
  };
}

const State = {
  sailings: v.number(),
  lastDay: v.nullable(v.string()),
  cancelled: v.number(),
  facts: v.nullable(v.date()),
};
type State = RowOf<typeof State>;

/**
 * A network is known by its hash. Sailings change when days are added, when the operator says something of one (which notes the
 * time) or takes a cancellation back.
 */
async function stateOf(db: Db, { hash }: Catalogue, today: string): Promise<string> {
  const row = await first(
    db,
    State,
    sql`select count(*)::integer as sailings, max(service_day) as "lastDay",
      count(*) filter (where status = 'cancelled')::integer as cancelled, max(facts_at) as facts
      from reservations.sailing where service_day >= ${today}::date`,
  );
  return [hash, today, row?.sailings, row?.lastDay, row?.cancelled, row?.facts?.getTime()].join(' ');
}
