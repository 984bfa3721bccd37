import type { getTranslations } from 'next-intl/server';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { monthBounds } from '#foundation/dates/day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';
import { minutesOf, type OpeningHours } from '#lib/opening/hours.ts';
import type { OpeningTexts } from '#lib/opening/say-opening.ts';

export type HoursTranslator = Awaited<ReturnType<typeof getTranslations<'common.agencies.hours'>>>;

/** So many days in a row are named by the first and the last. */
const SPAN_DAYS = 3;
/** Any year that isn't a leap year. */
const YEAR = 2027;

/**
 * Hours in words, one line for the days that have the same: «Δευτέρα έως Σάββατο 08:00 – 21:00», «Κυριακή κλειστά», «Από 1 Απριλίου
 * έως 31 Οκτωβρίου». However an editor has entered them, the same week gives the same lines.
 */
export function hoursLines({ week, season }: OpeningHours, locale: Locale, t: HoursTranslator): string[] {
  const byTimes = Map.groupBy([1, 2, 3, 4, 5, 6, 7], (day) =>
    week
      .filter(({ days }) => days.includes(day))
      .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
      .map(({ opens, closes }) => `${opens}\u00a0–\u00a0${closes}`)
      .join('|'),
  );
  const lines = [...byTimes].map(([times, days]) => {
    const names = daysText(days, locale, t);
    return times === ''
      ? t('closed', { days: names })
      : t('open', { days: names, times: listed(times.split('|'), locale) });
  });
  if (season === null) return lines;
  const start = dateText(monthBounds(monthOf(season.from)).first, locale);
  const end = dateText(monthBounds(monthOf(season.until)).last, locale);
  return [...lines, t('season', { start, end })];
}

/** The texts with which the browser says how an agency stands; as many counts as an island has agencies at most. */
export function openingTexts(t: HoursTranslator, most: number): OpeningTexts {
  const time = '{time}';
  return {
    open: t('state.open'),
    openUntil: t('state.openUntil', { time }),
    closesAt: t('state.closesAt', { time }),
    closed: t('state.closed', { opens: '{opens}' }),
    opensAt: t('state.opensAt', { time }),
    opensTomorrow: t('state.opensTomorrow', { time }),
    opensOn: t('state.opensOn', { day: '{day}', time }),
    openCounts: Array.from({ length: most }, (_, index) => t('state.openCount', { count: index + 1 })).join(
      '|',
    ),
  };
}

/** «Κάθε ημέρα», «Δευτέρα έως Παρασκευή και Κυριακή». */
function daysText(days: readonly number[], locale: Locale, t: HoursTranslator): string {
  const { weekdays, everyDay } = timeNames[locale];
  if (days.length === weekdays.length) return everyDay;
  const name = (day: number | undefined) => weekdays[(day ?? 0) - 1]?.name ?? '';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) =>
    run.length < SPAN_DAYS ? run.map(name) : [t('days', { first: name(run[0]), last: name(run.at(-1)) })],
  );
  return listed(parts, locale);
}

function listed(parts: readonly string[], locale: Locale): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${timeNames[locale].and} ${last}`;
}

function monthOf(month: number): string {
  return `${YEAR}-${String(month).padStart(2, '0')}`;
}

function dateText(date: string, locale: Locale): string {
  const { day, monthOfDate } = nameDay(date, locale);
  return `${day}\u00a0${monthOfDate}`;
}
