import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { createPause, type Pause } from '#reservations/search/slices.ts';

/**
 * Caches values computed from the network and the sailings on sale: the same for everybody until one of them, or the
 * day, changes.
 */
export type ComputedCache<Value> = (
  name: string,
  given: { catalogue: Catalogue; now: Date },
  make: (pause: Pause) => Promise<Value>,
) => Promise<Value>;

/** Bounds the cache when callers go through all ports and days; the entry unused for longest is evicted. */
const MAX_ENTRIES = 128;

/**
 * Computes each value once per state of the tables, however many concurrent requests need it, and returns the cached
 * value until the network, the operator's day or the sailings on sale change. Values are computed one after the
 * other, in time slices.
 */
export function createComputedCache<Value>(db: Db): ComputedCache<Value> {
  const entries = new Map<string, { state: string; value: Promise<Value> }>();
  let last: Promise<unknown> = Promise.resolve();

  return async (name, { catalogue, now }, make) => {
    const state = await stateOf(db, catalogue, athensDay(now));
    const found = entries.get(name);
    entries.delete(name);
    if (found?.state === state) {
      entries.set(name, found);
      return found.value;
    }
    const before = last;
    const value = before.then(
      () => make(createPause()),
      () => make(createPause()),
    );
    last = value.catch(() => {});
    const entry = { state, value };
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name);
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
 * A network is identified by its hash. Sailings change when days are added, when the operator reports something about
 * one (which records the time) or withdraws a cancellation.
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
