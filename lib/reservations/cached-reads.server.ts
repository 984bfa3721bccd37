import 'server-only';
import type * as v from 'valibot';
import { keepTogether } from '#foundation/text/keep-together.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import {
  Alerts,
  DepartureBoard,
  FareResult,
  Network,
  PriceList,
  Punctuality,
  Timetable,
  TimetableDay,
  WaysResult,
} from '#contracts/reservations/index.ts';
import { call, type Result } from './client.server.ts';

/**
 * Public pages show times and prices for information; the booking flow reads them again, uncached, before anything is
 * sold.
 */
const SECONDS = {
  network: 300,
  prices: 3600,
  departures: 30,
  alerts: 30,
  ways: 120,
  timetable: 300,
  day: 30,
  laterDay: 300,
  punctuality: 3600,
} as const;

/**
 * Ports, ships and lines. One cached response for the search form, the maps and all pages in both languages, so that
 * they agree on a newly added port. Only the first steps of a new installation refresh it more often than
 * `SECONDS.network`.
 */
export async function getNetwork(lifetime: number = SECONDS.network): Promise<Result<Network>> {
  const network = await call('/network', Network, { lifetime });
  return network.kind === 'ok' ? { ...network, value: withWholeNotes(network.value) } : network;
}

/** The ways to the quays, in which no figure is torn from its unit. */
function withWholeNotes(network: Network): Network {
  const ports = network.ports.map((port) => ({
    ...port,
    quays: port.quays.map((quay) => ({
      ...quay,
      note: perLocale((locale) => keepTogether(quay.note[locale])),
    })),
  }));
  return { ...network, ports };
}

/** Like `getNetwork`, but null when the service is unavailable: a page then shows everything else. */
export async function readNetwork(lifetime?: number): Promise<Network | null> {
  return valueOf('/network', await getNetwork(lifetime));
}

/**
 * All sailings of a day from a port; null when the service doesn't respond or doesn't know the port. `live` bypasses
 * the cache: Next serves a stale response once more, so the first visitor of the morning would get last night's.
 */
export function readDepartures(port: string, date: string, live = false): Promise<DepartureBoard | null> {
  const seconds = live ? 0 : SECONDS.departures;
  return read(`/departures?${new URLSearchParams({ port, date })}`, DepartureBoard, seconds);
}

/** Sailings that don't run as planned; null when the service doesn't respond. `live` as for departures. */
export function readAlerts(live = false): Promise<Alerts | null> {
  return read('/alerts', Alerts, live ? 0 : SECONDS.alerts);
}

/** How to reach a port by direct ships; null when the service doesn't respond or doesn't know the port. */
export function readWays(to: string): Promise<WaysResult | null> {
  return read(`/ways?${new URLSearchParams({ to })}`, WaysResult, SECONDS.ways);
}

/** Every price from every port; null when the service doesn't respond. */
export function readPriceList(): Promise<PriceList | null> {
  return read('/price-list', PriceList, SECONDS.prices);
}

/** Every line with its seasons; null when the service doesn't respond. */
export function readTimetable(): Promise<Timetable | null> {
  return read('/timetable', Timetable, SECONDS.timetable);
}

/** The actual sailings of a day; null when the service doesn't respond. Never from a cache, unless a lifetime is named. */
export function readTimetableDay(date: string, lifetime?: 'day' | 'laterDay'): Promise<TimetableDay | null> {
  const seconds = lifetime === undefined ? 0 : SECONDS[lifetime];
  return read(`/timetable/day?${new URLSearchParams({ date })}`, TimetableDay, seconds);
}

/** How punctual the last sailings like this one were; null when the service doesn't respond. */
export function readPunctuality(tripId: string): Promise<Punctuality | null> {
  return read(`/punctuality?${new URLSearchParams({ tripId })}`, Punctuality, SECONDS.punctuality);
}

/** What a party on foot pays on an ordinary day; null when the service doesn't respond or doesn't know a port. */
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
  return read(`/fares?${query}`, FareResult, SECONDS.prices);
}

async function read<S extends v.GenericSchema>(
  endpoint: string,
  schema: S,
  lifetime: number,
): Promise<v.InferOutput<S> | null> {
  return valueOf(endpoint, await call(endpoint, schema, { lifetime }));
}

/** `call` logs a service that doesn't respond. */
function valueOf<T>(endpoint: string, result: Result<T>): T | null {
  if (result.kind === 'ok') return result.value;
  if (result.kind === 'refused') log.warn({ endpoint, code: result.problem.code }, 'timetable read refused');
  return null;
}
