import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { DaySailing, TimetableDay } from '#contracts/reservations/index.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { inSentence, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import { readNetwork, readTimetableDay } from '#lib/reservations/cached-reads.server.ts';
import type { NextFromQuays } from './next-from-quays-view.ts';

/** From today: a weekday names each of them. */
const DAYS = 7;

type Call = DaySailing['calls'][number];
type Leaving = { from: Call; at: string; to: Call };

/** The next ship from each quay within a week, in one language; null when the reservation service doesn't respond. */
export async function readNextFromQuays(locale: Locale, now: Date): Promise<NextFromQuays | null> {
  const today = athensDay(now);
  const tomorrow = addDays(today, 1);
  // After midnight, yesterday's ships still call.
  const dates = Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, index - 1));
  const [network, ...days] = await Promise.all([
    readNetwork(),
    // Up to tomorrow never from the cache: a stored answer would be given once more when it is hours old.
    ...dates.map((date) => readTimetableDay(date, date > tomorrow ? 'laterDay' : undefined)),
  ]);
  const known = days.flatMap((day) => day ?? []);
  if (!network || !known.some(({ date }) => date === today)) return null;
  const [t, board] = await Promise.all([
    getTranslations({ locale, namespace: 'common.destinations' }),
    getTranslations({ locale, namespace: 'common.board' }),
  ]);
  const islandOf = (call: Call) => network.ports.find(({ code }) => code === call.port)?.island;
  const dayOf = (date: string) =>
    date === today ? t('today') : date === tomorrow ? t('tomorrow') : nameDay(date, locale).weekday;
  return {
    quays: firstOfEach(known.flatMap((day) => leavingAfter(day, now))).map(({ from, at, to }) => {
      const port = network.ports.find(({ code }) => code === to.port);
      const place = port ? placeForms(port, locale) : sameInEachCase(to.portName[locale]);
      return {
        id: from.quay,
        quay: from.quayName[locale],
        when: `${dayOf(at.slice(0, 10))} ${clock(at)}`,
        to: board.markup('towards', { place: inSentence(place) }),
        isLocal: islandOf(from) === islandOf(to),
      };
    }),
  };
}

function leavingAfter({ sailings }: TimetableDay, now: Date): Leaving[] {
  return sailings.flatMap(({ state, calls }) => {
    const to = calls.findLast(({ isSkipped }) => !isSkipped);
    if (state === 'cancelled' || !to) return [];
    return calls.flatMap((call) => {
      const at = call.expectedDepartsAt ?? call.departsAt;
      return call !== to && at && !call.isSkipped && new Date(at) > now ? [{ from: call, at, to }] : [];
    });
  });
}

function firstOfEach(leaving: readonly Leaving[]): Leaving[] {
  const soonest = leaving.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const first = new Map<string, Leaving>();
  for (const ship of soonest) if (!first.has(ship.from.quay)) first.set(ship.from.quay, ship);
  return [...first.values()];
}
