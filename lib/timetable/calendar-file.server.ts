import 'server-only';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { addMinutes, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { readNetwork, readTimetable } from '#lib/reservations/cached-reads.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import { sailingDays, type PlannedSailing } from './sailing-days.ts';
import { timetableTranslator, type TimetableTranslator } from './texts.server.ts';

/** A subscribed calendar is fetched again and again, and nobody looks further ahead than half a year. */
const DAYS_AHEAD = 190;

/**
 * The calendar of one direction of a line as iCalendar text. Times are written in UTC, converted from each day's local
 * time at the quay, so that they stay right across daylight saving changes wherever the calendar is read.
 * @returns null when there is no such line, `'away'` when the reservation service doesn't respond.
 */
export async function calendarFile(lineId: string, locale: Locale): Promise<string | 'away' | null> {
  const [t, network, timetable] = await Promise.all([
    timetableTranslator(locale),
    readNetwork(),
    readTimetable(),
  ]);
  if (!network || !timetable) return 'away';
  const line = timetable.lines.find((each) =>
    each.directions.some((direction) => direction.lineId === lineId),
  );
  const direction = line?.directions.find((each) => each.lineId === lineId);
  if (!line || !direction) return null;
  const name = `${line.name[locale]}, ${direction.name[locale]}`;
  const { today, horizon, seasons } = timetable;
  const last = addDays(today, DAYS_AHEAD);
  const sailings = sailingDays(direction, seasons, { from: today, to: last < horizon ? last : horizon });
  const { error, value } = createEvents(
    sailings.map((sailing) => eventOf(sailing, { lineId, name, t, locale })),
    { calName: name, productId: 'meltemi/timetable' },
  );
  if (error || value === undefined) throw error ?? new Error('the calendar is empty');
  return value;
}

type Scope = { lineId: string; name: string; t: TimetableTranslator; locale: Locale };

function eventOf(sailing: PlannedSailing, { lineId, name, t, locale }: Scope): EventAttributes {
  const { date, calls } = sailing;
  const [first] = calls;
  const end = calls.at(-1);
  const starts = first?.departs ?? 0;
  const departs = athensMoment(date, starts);
  const title = `${first?.portName[locale]} – ${end?.portName[locale]}`;
  const site = siteUrl();
  return {
    // The same sailing keeps its uid, so that a calendar updates it instead of duplicating it.
    uid: `${lineId}-${date}-${starts}@${new URL(site).hostname}`,
    title: sailing.isCancelled ? t('calendarCancelled', { title }) : title,
    start: utcParts(departs),
    end: utcParts(addMinutes(departs, (end?.arrives ?? starts) - starts)),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    location: `${first?.portName[locale]}, ${first?.quayName[locale]}`,
    description: `${name}. ${t('calendarText', { ship: sailing.shipName[locale], quay: first?.quayName[locale] ?? '' })}`,
    url: `${site}${paths.booking(locale, { from: first?.port, to: end?.port, date })}`,
    status: sailing.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'FREE',
  };
}

function utcParts(moment: Date): DateArray {
  return [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ];
}
