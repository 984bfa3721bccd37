import 'server-only';
import { getTranslations } from 'next-intl/server';
import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { inSentence } from '#foundation/text/place-forms.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import { simplify, smooth } from '#lib/maps/path.ts';
import { toPlane } from '#lib/maps/plane.ts';
import { seaTrack } from '#lib/maps/sea-track.ts';
import { readNetwork, readTimetable, readTimetableDay } from '#lib/reservations/cached-reads.server.ts';
import { networkMap } from '#lib/timetable/network-map.server.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import { type DaySailing, isAsPlanned, type Network, type Timetable } from '#contracts/reservations/index.ts';
import type { RouteMap } from '#lib/maps/route-map.ts';
import { type Berth, berthsOn } from './berths.ts';
import type { SeaView, Stretch, StretchTexts } from './stretch.ts';
import { type Movement, movementsOf } from './voyages.ts';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.sea'>>>;
type Context = {
  t: Translator;
  locale: Locale;
  network: Network;
  today: string;
  berths: ReadonlyMap<string, Berth>;
};

/** Where ships lie between two sailings in winter is known from sailings up to this many days ahead. */
const DAYS_AHEAD = 3;
/** A page asks again each minute; what it has is enough for a connection that comes and goes. */
const LENGTH_MS = 30 * 60_000;

/**
 * Where the ships are, by the timetable and the reports on it, in one language; null when the reservation service doesn't respond.
 * `live` bypasses the cache for the sailings that may be under way.
 */
export async function readSea(locale: Locale, now: Date, live = false): Promise<SeaView | null> {
  const today = athensDay(now);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDays(today, index - 1));
  const [t, network, timetable, ...read] = await Promise.all([
    getTranslations({ locale, namespace: 'common.sea' }),
    readNetwork(),
    readTimetable(),
    ...days.map((day) => readTimetableDay(day, day > today ? 'laterDay' : live ? undefined : 'day')),
  ]);
  const known = read.flatMap((day) => day ?? []);
  if (!network || !known.some(({ date }) => date === today)) return null;
  const sailings = known.flatMap((day) => day.sailings);
  const berths = timetable ? berthsIn(timetable, network, locale) : new Map<string, Berth>();
  const context = { t, locale, network, today, berths };
  const asOf = now.getTime();
  return {
    asOf,
    when: `${longDay(today, locale)}, ${clock(athensInstant(now))}`,
    ships: network.vessels.map(({ id, name }) => ({
      id,
      name: name[locale],
      stretches: movementsOf(id, sailings)
        .filter(({ from, until }) => from < asOf + LENGTH_MS && (until === null || until > asOf))
        .map((movement) => stretchOf(movement, context)),
    })),
  };
}

function stretchOf(movement: Movement, context: Context): Stretch {
  const { from, until } = movement;
  return {
    from: Math.max(from, 0),
    until,
    track: trackOf(movement, context),
    ...(movement.kind === 'in-port' && { berth: context.berths.get(movement.port) }),
    texts: movement.kind === 'crossing' ? crossingTexts(movement, context) : portTexts(movement, context),
  };
}

/** By map, which is itself remembered: every reader of the map asks each minute. */
const remembered = new WeakMap<RouteMap, ReadonlyMap<string, Berth>>();

/** Beside the names of the map of all lines. */
function berthsIn(timetable: Timetable, network: Network, locale: Locale): ReadonlyMap<string, Berth> {
  const { map, names } = networkMap({ timetable, network }, locale);
  const berths = remembered.get(map) ?? berthsOn(map, names);
  remembered.set(map, berths);
  return berths;
}

function trackOf(movement: Movement, { network }: Context): number[] {
  const place = (code: string) => network.ports.find((port) => port.code === code);
  const [from, to] = (movement.kind === 'crossing' ? movement.ports : [movement.port, movement.port]).map(
    place,
  );
  if (!from || !to) return [];
  const line = seaTrack(from, to).map(toPlane);
  const points =
    movement.kind === 'crossing' ? smooth(simplify(line, 0.8), 1) : [toPlane([from.lon, from.lat])];
  return points.flat().map((value) => Math.round(value * 10) / 10);
}

function crossingTexts(
  { ports: [, to], until, sailing }: Extract<Movement, { kind: 'crossing' }>,
  context: Context,
): StretchTexts {
  const { t, locale } = context;
  const time = timeOf(until);
  const [from, last] = endsOf(sailing);
  const name = namesIn(context);
  const note = noteOf(sailing, locale);
  const place = portNames(context.network.ports, locale);
  const says = t.markup('saysAtSea', {
    from: inSentence(place(from)),
    to: inSentence(place(last)),
    next: inSentence(place(to)),
    time,
  });
  return { where: `${name(from)} – ${name(last)}`, time, next: name(to), note, says: sentences(says, note) };
}

function portTexts(
  { port, until, next }: Extract<Movement, { kind: 'in-port' }>,
  context: Context,
): StretchTexts {
  const { t, locale, network, today } = context;
  const place = portNames(network.ports, locale);
  const at = inSentence(place(port));
  const where = t.markup('moored', { port: at });
  if (until === null || next === null)
    return { where, time: '', next: '', note: t('idle'), says: t.markup('saysMoored', { port: at }) };
  const instant = athensInstant(new Date(until));
  const isToday = instant.startsWith(today);
  const note = isToday ? noteOf(next, locale) : '';
  const day = isToday ? t('today') : nameDay(instant.slice(0, 10), locale).weekday;
  const says = t.markup('saysLeaves', {
    port: at,
    to: inSentence(place(endsOf(next)[1])),
    day: longDay(instant, locale),
    time: clock(instant),
  });
  return { where, time: clock(instant), next: day, note, says: sentences(says, note) };
}

/** First and last call of what the ship still does of her voyage. */
function endsOf({ calls }: DaySailing): [string, string] {
  const made = calls.filter(({ isSkipped }) => !isSkipped);
  return [made[0]?.port ?? '', made.at(-1)?.port ?? ''];
}

function noteOf({ standing }: DaySailing, locale: Locale): string {
  return standing && !isAsPlanned(standing) ? standing.title[locale] : '';
}

function namesIn({ network, locale }: Context): (code: string) => string {
  const names = mapNames(network.ports.map(({ code, name }) => ({ code, name: name[locale] })));
  return (code) => names.get(code) ?? code;
}

function timeOf(instant: number): string {
  return clock(athensInstant(new Date(instant)));
}

function sentences(says: string, note: string): string {
  return note === '' ? says : `${says} ${note}.`;
}
