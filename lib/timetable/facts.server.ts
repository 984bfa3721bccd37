import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { type PlaceForms, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Network, WaysResult } from '#contracts/reservations/index.ts';
import { formatShortDuration, formatShortDurations } from '#foundation/dates/duration.ts';
import { fromPrice, fromPriceMark } from './from-price.ts';
import { readNetwork, readWays } from '#lib/reservations/cached-reads.server.ts';

type Way = WaysResult['ways'][number];
export type PosterFact = {
  duration: string;
  /** Codes of the ports, as links to the booking have them. */
  trip: { from: string; to: string };
  /** Where the crossing starts. */
  place: PlaceForms;
  price: string;
  /** The fastest ship where she is another and dearer one; `duration` is then that of the cheapest. */
  faster: { duration: string; price: string } | null;
  /** Attribute of the element that shows these facts. */
  mark: { 'data-from-price': string };
};

/**
 * Where most visitors start. A poster shows the crossing from the first of these that is near, or else from the first with a direct
 * ship: from the neighbouring island, two posters would only send their reader to each other.
 */
const HUBS = ['RHO', 'KOS', 'PAT'];
const SHORT_CROSSING_MINUTES = 180;

/** The duration and "from" price of an island, from the port that most visitors come through; null without a ship. */
export async function readPosterFact(ports: readonly string[], locale: Locale): Promise<PosterFact | null> {
  const [network, ...answers] = await Promise.all([readNetwork(), ...ports.map(readWays)]);
  // Nobody travels to an island from its own other port: Rhodes Town to Skala Kamirou, Diafani to Pigadia.
  const arriving = answers.flatMap((answer) => answer?.ways ?? []).filter((way) => !ports.includes(way.from));
  const best = typicalWay(arriving);
  const lowest = best && fromPrice(best);
  if (!network || !lowest) return null;
  const { fastest, minutes, faster } = lowest;
  return {
    duration: faster ? formatShortDuration(minutes, locale) : formatShortDurations(fastest, minutes, locale),
    trip: { from: best.from, to: best.to },
    place: startOf(best, network, locale),
    price: formatPrice(lowest.cents, locale),
    faster: faster && {
      duration: formatShortDuration(faster.minutes, locale),
      price: formatPrice(faster.cents, locale),
    },
    mark: fromPriceMark(best.from, best.to),
  };
}

function typicalWay(ways: readonly Way[]): Way | null {
  const fromHubs = HUBS.flatMap((code) => ways.find((way) => way.from === code) ?? []);
  const near = fromHubs.find((way) => way.durationMinutes <= SHORT_CROSSING_MINUTES);
  return near ?? fromHubs[0] ?? ways.toSorted((a, b) => a.durationMinutes - b.durationMinutes)[0] ?? null;
}

function startOf(way: Way, network: Network, locale: Locale): PlaceForms {
  const port = network.ports.find(({ code }) => code === way.from);
  return port ? placeForms(port, locale) : sameInEachCase(way.fromName[locale]);
}
