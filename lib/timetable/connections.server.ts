import 'server-only';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { getTranslations } from 'next-intl/server';
import { athensDay, minutesBetween } from '#foundation/dates/athens.ts';
import { clock, longDay, shortDay } from '#foundation/dates/format-day.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import {
  inSentence,
  type PlaceInSentence,
  placeForms,
  sameInEachCase,
} from '#foundation/text/place-forms.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network, WaysResult } from '#contracts/reservations/index.ts';
import { formatDuration, formatShortDuration } from '#foundation/dates/duration.ts';
import { standing } from './call-view.ts';
import { fromPrice, fromPriceMark } from './from-price.ts';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';
import type { SailingView, Connections } from './connection-view.ts';

type Way = WaysResult['ways'][number];
type Translator = Awaited<ReturnType<typeof getTranslations<'common.destinations'>>>;
/** Some of them may have no page. */
const NEAR_ISLANDS = 6;
type Context = { t: Translator; locale: Locale; network: Network; now: Date };

/**
 * How to reach the ports of an island, the usual port first and each port of departure once. Null when the reservation
 * service doesn't respond; empty when none of our ships sails there directly.
 */
export async function readConnections(
  ports: readonly string[],
  locale: Locale,
  now: Date,
): Promise<Connections | null> {
  const [network, ...answers] = await Promise.all([readNetwork(), ...ports.map(readWays)]);
  if (!network || answers.every((answer) => answer === null)) return null;
  const t = await getTranslations({ locale, namespace: 'common.destinations' });
  const seen = new Set(ports);
  const ways = answers
    .flatMap((answer) => answer?.ways ?? [])
    .filter((way) => !seen.has(way.from) && seen.add(way.from));
  return { asOf: now.toISOString(), ways: ways.map((way) => viewOf(way, { t, locale, network, now })) };
}

/**
 * The islands within the shortest crossings of an island, nearest first, with the "from" price of the crossing there and its minutes.
 * @param ports of the island, the usual one first: where ships sail between that and another island, others don't count, as on the
 *   list of islands
 */
export async function readNearIslands(ports: readonly string[]) {
  const [network, ...answers] = await Promise.all([readNetwork(), ...ports.map(readWays)]);
  const islandOf = (code: string) => network?.ports.find((port) => port.code === code)?.island;
  const own = islandOf(ports[0] ?? '');
  const nearest = new Map<string, Way>();
  for (const answer of answers)
    for (const way of (answer?.ways ?? []).toSorted((a, b) => a.durationMinutes - b.durationMinutes)) {
      const island = islandOf(way.from);
      if (island && island !== own && !nearest.has(island)) nearest.set(island, way);
    }
  const shown = [...nearest]
    .toSorted(([, a], [, b]) => a.durationMinutes - b.durationMinutes)
    .slice(0, NEAR_ISLANDS);
  const hops = await Promise.all(
    shown.map(async ([island, back]) => {
      const there = (await readWays(back.from))?.ways.find(({ from }) => from === back.to);
      const lowest = there && fromPrice(there);
      return lowest ? [{ island, ...lowest, mark: fromPriceMark(there.from, there.to) }] : [];
    }),
  );
  return hops.flat();
}

function viewOf(way: Way, { t, locale, network, now }: Context): Connections['ways'][number] {
  const port = network.ports.find((known) => known.code === way.from);
  const { cents, minutes } = fromPrice(way) ?? { cents: way.fromCents, minutes: way.durationMinutes };
  const place = inSentence(port ? placeForms(port, locale) : sameInEachCase(way.fromName[locale]));
  return {
    from: way.from,
    to: way.to,
    ...standing(way.fromName[locale], way.quayName[locale]),
    duration: formatShortDuration(minutes, locale),
    durationText: formatDuration(minutes, locale),
    price: formatPrice(cents, locale),
    mark: fromPriceMark(way.from, way.to),
    book: {
      href: paths.booking(locale, { from: way.from, to: way.to }),
      label: t.markup('bookFrom', { place }),
    },
    sailings: way.next
      .filter((sailing) => Date.parse(sailing.departsAt) > now.getTime())
      .map((sailing) => sailingView(sailing, { way, place, t, locale, now })),
  };
}

/** The name of a quay, unless the name of its port has it already: «Λέρος (Αγία Μαρίνα)». */
function quayOf({ fromName }: Way, quayName: Way['quayName'], locale: Locale): string | null {
  return fromName[locale].includes(quayName[locale]) ? null : quayName[locale];
}

function sailingView(
  sailing: Way['next'][number],
  {
    way,
    place,
    t,
    locale,
    now,
  }: { way: Way; place: PlaceInSentence; t: Translator; locale: Locale; now: Date },
): SailingView {
  const day = sailing.departsAt.slice(0, 10);
  const arrivalDay = sailing.arrivesAt.slice(0, 10);
  const minutes = minutesBetween(new Date(sailing.departsAt), new Date(sailing.arrivesAt));
  const today = athensDay(now);
  const quay = quayOf(way, sailing.quayName ?? way.quayName, locale);
  const beThere = clock(sailing.beThereBy);
  const relativeDay = day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : null;
  return {
    departsAt: sailing.departsAt,
    day: relativeDay ? `${relativeDay}, ${longDay(day, locale)}` : longDay(day, locale),
    dayShort: shortDay(day, locale),
    departs: clock(sailing.departsAt),
    arrives: clock(sailing.arrivesAt),
    laterDay: arrivalDay === day ? null : t('arrivesOn', { day: shortDay(arrivalDay, locale) }),
    onQuay: quay ? t('onThatQuay', { time: beThere, quay }) : t('onQuay', { time: beThere }),
    quay,
    vessel: sailing.vesselName[locale],
    duration: formatShortDuration(minutes, locale),
    durationText: formatDuration(minutes, locale),
    price: sailing.fromCents === undefined ? null : formatPrice(sailing.fromCents, locale),
    book: {
      href: sailingPath(locale, { from: way.from, to: way.to, date: day, tripId: sailing.tripId }),
      label: t.markup('bookSailing', { place, day: longDay(day, locale), time: clock(sailing.departsAt) }),
    },
  };
}
