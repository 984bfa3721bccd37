import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { type Ride, ridesBetween, type RidesQuery, versionOfRides } from './rides.ts';

type VersionOfRides = { version: string; rides: readonly Ride[] };

/** Calls of ships in memory, of some 400 bytes each; a busy route has a hundred in a week. */
const MAX_CALLS = 40_000;

/** By the catalogue, which belongs to one database, and is read anew when a network is loaded. */
const kept = new WeakMap<Catalogue, LRUCache<string, VersionOfRides>>();

/**
 * The rides of a search, from memory unless one of their rows has been written since: timetables change rarely, and
 * reading them is the largest part of a search. What is free on them is read for every search. Nobody may change them.
 */
export async function keptRides(db: Db, query: RidesQuery, catalogue: Catalogue): Promise<readonly Ride[]> {
  const cache = cacheOf(catalogue);
  const key = JSON.stringify(query);
  const version = await versionOfRides(db, query);
  const found = cache.get(key);
  if (found?.version === version) return found.rides;
  const rides = await ridesBetween(db, query);
  cache.set(key, { version, rides });
  return rides;
}

function cacheOf(catalogue: Catalogue): LRUCache<string, VersionOfRides> {
  const found = kept.get(catalogue);
  if (found) return found;
  const cache = new LRUCache<string, VersionOfRides>({
    maxSize: MAX_CALLS,
    sizeCalculation: ({ rides }) => rides.reduce((sum, { calls }) => sum + calls.length, 1),
  });
  kept.set(catalogue, cache);
  return cache;
}
