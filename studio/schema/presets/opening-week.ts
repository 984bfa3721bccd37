import type { LocalizedValidationMessages } from 'sanity';
import { inBothLanguages, type TextKey } from '#studio/locale/text.ts';
import { isBlank, siblingValue } from './sibling.ts';

/** Monday first, as ISO counts. */
export const WEEKDAYS = [
  'documents.monday',
  'documents.tuesday',
  'documents.wednesday',
  'documents.thursday',
  'documents.friday',
  'documents.saturday',
  'documents.sunday',
] as const satisfies readonly TextKey[];

/** January first. */
export const MONTHS = [
  'documents.january',
  'documents.february',
  'documents.march',
  'documents.april',
  'documents.may',
  'documents.june',
  'documents.july',
  'documents.august',
  'documents.september',
  'documents.october',
  'documents.november',
  'documents.december',
] as const satisfies readonly TextKey[];

const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
/** «09:00», «9.00», «9:00»: a time in a text. */
const TIME_IN_TEXT = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

type Result = true | LocalizedValidationMessages;
type Span = { from: number; until: number };

export function openingTime(value: unknown): Result {
  return typeof value === 'string' && OPENS.test(value) ? true : inBothLanguages('validation.writeATime');
}

export function closingTime(value: unknown, parent: unknown): Result {
  if (typeof value !== 'string' || !CLOSES.test(value)) return inBothLanguages('validation.writeATime');
  return value === siblingValue(parent, 'opens') ? inBothLanguages('validation.opensAndCloses') : true;
}

/** No two spans of a week may overlap, also over midnight and from Sunday to Monday. The message names the day. */
export function noOverlap(week: unknown): Result {
  const spans = spansOf(week).toSorted((a, b) => a.from - b.from);
  const [first] = spans;
  if (!first) return true;
  const nextWeek = { ...first, from: first.from + WEEK_MINUTES };
  const clash = [...spans.slice(1), nextWeek].find(({ from }, index) => from < (spans[index]?.until ?? 0));
  const weekday = clash && WEEKDAYS[Math.floor(clash.from / DAY_MINUTES) % 7];
  return weekday ? inBothLanguages('validation.hoursOverlap', (t) => ({ day: t(weekday) })) : true;
}

/** Both months of a season, or none. */
export function wholeSeason(season: unknown): Result {
  const has = (name: string) => !isBlank(siblingValue(season, name));
  return has('from') === has('until') ? true : inBothLanguages('validation.bothMonths');
}

/** Hours in the words below the week would be read twice, and one day contradict it. */
export function noTimes(text: unknown, parent: unknown): Result {
  if (typeof text !== 'string' || isBlank(siblingValue(parent, 'week'))) return true;
  return TIME_IN_TEXT.test(text) ? inBothLanguages('validation.hoursAreInTheWeek') : true;
}

/** In minutes after Monday's midnight; what isn't complete has a message of its own. */
function spansOf(week: unknown): Span[] {
  if (!Array.isArray(week)) return [];
  return week.flatMap((member: unknown): Span[] => {
    const [days, opens, closes] = ['days', 'opens', 'closes'].map((name) => siblingValue(member, name));
    if (!Array.isArray(days) || typeof opens !== 'string' || typeof closes !== 'string') return [];
    if (!OPENS.test(opens) || !CLOSES.test(closes)) return [];
    const minutes = minutesOf(closes) - minutesOf(opens);
    return days.flatMap((day: unknown) => {
      if (typeof day !== 'number') return [];
      const from = (day - 1) * DAY_MINUTES + minutesOf(opens);
      return [{ from, until: from + (minutes > 0 ? minutes : minutes + DAY_MINUTES) }];
    });
  });
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
