import 'server-only';
import * as v from 'valibot';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';
import {
  Alerts,
  DepartureBoard,
  FareResult,
  Network,
  PriceList,
  Timetable,
  TimetableDay,
  WaysResult,
} from '#contracts/reservations/index.ts';

/** The public pages show times and prices as information; the booking flow asks again, uncached, before anything is sold. */
const SECONDS = {
  network: 3600,
  prices: 3600,
  departures: 30,
  alerts: 30,
  ways: 120,
  timetable: 300,
  timetableDay: 30,
} as const;
const TIMEOUT_MS = 4_000;

/** Ports, ships and lines; null when the service does not answer. A page then shows everything else. */
export function readNetwork(seconds: number = SECONDS.network): Promise<Network | null> {
  return ask('/network', Network, seconds);
}

/**
 * All sailings of a day from a port; null when the service does not answer or does not know the port. `live` asks the service
 * itself: a cached answer is handed out once more after its time, so the first visitor of the morning would get last night's.
 */
export function readDepartures(port: string, date: string, live = false): Promise<DepartureBoard | null> {
  const seconds = live ? 0 : SECONDS.departures;
  return ask(`/departures?${new URLSearchParams({ port, date })}`, DepartureBoard, seconds);
}

/** What does not go as planned; null when the service does not answer. `live` as for departures. */
export function readAlerts(live = false): Promise<Alerts | null> {
  return ask('/alerts', Alerts, live ? 0 : SECONDS.alerts);
}

/** How to reach a port by direct ships; null when the service does not answer or does not know the port. */
export function readWays(to: string): Promise<WaysResult | null> {
  return ask(`/ways?${new URLSearchParams({ to })}`, WaysResult, SECONDS.ways);
}

/** Every price from every port; null when the service does not answer. */
export function readPriceList(): Promise<PriceList | null> {
  return ask('/price-list', PriceList, SECONDS.prices);
}

/** Every line with its seasons; null when the service does not answer. */
export function readTimetable(): Promise<Timetable | null> {
  return ask('/timetable', Timetable, SECONDS.timetable);
}

/** What really sails on a day; null when the service does not answer. */
export function readTimetableDay(date: string, live = false): Promise<TimetableDay | null> {
  const seconds = live ? 0 : SECONDS.timetableDay;
  return ask(`/timetable/day?${new URLSearchParams({ date })}`, TimetableDay, seconds);
}

/** What a party on foot pays on an ordinary day; null when the service does not answer or does not know a port. */
export function readPartyFares(question: {
  from: string;
  to: string;
  class: 'ECO' | 'VIP';
  isReturn: boolean;
  adults: number;
  children: number;
}): Promise<FareResult | null> {
  const query = new URLSearchParams({
    from: question.from,
    to: question.to,
    class: question.class,
    return: question.isReturn ? 'yes' : 'no',
    adults: String(question.adults),
    children: String(question.children),
  });
  return ask(`/fares?${query}`, FareResult, SECONDS.prices);
}

async function ask<S extends v.GenericSchema>(
  path: string,
  schema: S,
  revalidate: number,
): Promise<v.InferOutput<S> | null> {
  try {
    const answer = await fetch(`${backendUrl()}/reservations${path}`, {
      headers: { Accept: 'application/json' },
      next: { revalidate, tags: ['reservations'] },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return v.parse(schema, await answer.json());
  } catch (error) {
    log.warn({ path, error: String(error) }, 'timetable not read');
    return null;
  }
}
