import 'server-only';
import { getMessages, getTranslations } from 'next-intl/server';
import { formatDurations, formatShortDurations } from '#foundation/dates/duration.ts';
import { listWeekdays, listWeekdaysShort } from '#foundation/dates/list-weekdays.ts';
import { formatSpan } from '#foundation/dates/name-season.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { crossingsMap } from '#lib/maps/crossings-map.ts';
import { inSentence, placeForms } from '#foundation/text/place-forms.ts';
import { readNetwork, readTimetable } from '#lib/reservations/cached-reads.server.ts';
import { type Crossing, type CrossingGroup, crossingGroups, seasonOn } from './crossings.ts';
import type { CrossingRow, CrossingsView } from './crossings-view.ts';

type Port = NonNullable<Awaited<ReturnType<typeof readNetwork>>>['ports'][number];

/**
 * Where ships go from a port, with the days and durations of the season of `day`. Null when the reservation
 * service doesn't respond or doesn't know the port.
 */
export async function readCrossings(
  from: string,
  day: string,
  locale: Locale,
): Promise<CrossingsView | null> {
  const [t, messages, network, timetable] = await Promise.all([
    getTranslations({ locale, namespace: 'common.booking.crossings' }),
    getMessages({ locale }),
    readNetwork(),
    readTimetable(),
  ]);
  const season = timetable && seasonOn(timetable.seasons, day);
  const start = network?.ports.find(({ code }) => code === from);
  if (!network || !season || !start) return null;
  const islands: Readonly<Record<string, string>> = messages.common.booking.search.island;
  const groups = crossingGroups({ network, timetable, locale }, start, season.id);
  const place = inSentence(placeForms(start, locale));
  const ports = new Map(network.ports.map((port) => [port.code, port]));

  const placeOf = (port: Port, { service }: Crossing): string | null => {
    const name = port.name[locale];
    const island = islands[port.island] ?? name;
    const quays = service.kind === 'direct' && port.quays.length > 1 ? service.ships.quays : [];
    const parts = [
      ...(name.includes(island) ? [] : [island]),
      ...port.quays.flatMap((quay) => (quays.includes(quay.id) ? [quay.name[locale]] : [])),
    ];
    return parts.length > 0 ? parts.join(', ') : null;
  };
  const rowOf = (crossing: Crossing): CrossingRow[] => {
    const port = ports.get(crossing.port);
    if (!port) return [];
    const row = { port: port.code, place: placeOf(port, crossing) };
    const { service } = crossing;
    switch (service.kind) {
      case 'direct': {
        const { weekdays, minutes, slowest } = service.ships;
        return [
          {
            ...row,
            days: listWeekdaysShort(weekdays, locale),
            duration: formatShortDurations(minutes, slowest, locale),
            spoken: `${listWeekdays(weekdays, locale)}, ${formatDurations(minutes, slowest, locale)}`,
          },
        ];
      }
      case 'change':
        return [{ ...row, days: t('change'), duration: null, spoken: t('change') }];
      case 'otherSeason':
        return [{ ...row, days: t('otherSeason'), duration: null, spoken: t('otherSeason') }];
    }
  };
  const labelOf = ({ heading }: CrossingGroup): string | null => {
    switch (heading.kind) {
      case 'hub':
        return null;
      case 'near':
        return t.markup('near', { port: place });
      case 'line':
        return heading.name;
      case 'otherLines':
        return t('otherLines');
      case 'change':
        return t('withChange');
      case 'otherSeason':
        return t('otherSeasons');
    }
  };
  return {
    question: t.markup('question', { port: place }),
    note: t('note', { dates: formatSpan(season.span, locale) }),
    map: {
      ...crossingsMap(
        start,
        groups.flatMap(({ crossings }) => crossings.flatMap(({ port }) => ports.get(port) ?? [])),
      ),
      startName: start.name[locale],
    },
    groups: groups.map((group) => ({
      kind: group.heading.kind,
      label: labelOf(group),
      rows: group.crossings.flatMap(rowOf),
    })),
  };
}
