/** A span of hours on one or more weekdays, by the clock in Greece. */
export type OpeningSpan = {
  /** ISO weekdays, Monday 1. */
  days: readonly number[];
  /** `09:00`. */
  opens: string;
  /** `24:00` is midnight; a time that isn't after `opens` is on the next day. */
  closes: string;
};

/** First and last month, both included; from 11 until 3 is a winter. */
export type Season = { from: number; until: number };

export type OpeningHours = {
  week: readonly OpeningSpan[];
  /** Outside of it nobody is there; null: all year. */
  season: Season | null;
};

export const DAY_MINUTES = 24 * 60;
const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function isTime(text: string | null | undefined): text is string {
  return typeof text === 'string' && TIME.test(text);
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** How long a span is, in minutes by the clock. */
export function lengthOf({ opens, closes }: Pick<OpeningSpan, 'opens' | 'closes'>): number {
  const minutes = minutesOf(closes) - minutesOf(opens);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

type StoredSpan = {
  days?: readonly (number | null)[] | null;
  opens?: string | null;
  closes?: string | null;
};
type StoredSeason = { from?: number | null; until?: number | null };

/** Hours as an editor has entered them; what isn't complete is left out. Null without any. */
export function readHours(
  week: readonly StoredSpan[] | null | undefined,
  season: StoredSeason | null | undefined,
): OpeningHours | null {
  const spans = (week ?? []).flatMap(({ days, opens, closes }) => {
    const known = (days ?? []).filter((day): day is number => day !== null && day >= 1 && day <= 7);
    return known.length > 0 && isTime(opens) && isTime(closes) ? [{ days: known, opens, closes }] : [];
  });
  if (spans.length === 0) return null;
  const [from, until] = [season?.from, season?.until];
  return { week: spans, season: from && until ? { from, until } : null };
}

/** For an attribute of the page: `123456 08:00-21:00,7 09:00-14:00;4-10`. */
export function writeHours({ week, season }: OpeningHours): string {
  const spans = week.map(({ days, opens, closes }) => `${days.join('')} ${opens}-${closes}`).join(',');
  return season ? `${spans};${season.from}-${season.until}` : spans;
}

export function parseHours(text: string): OpeningHours {
  const [spans = '', season] = text.split(';');
  const [from = 0, until = 0] = (season ?? '').split('-').map(Number);
  const week = spans.split(',').map((span) => {
    const [days = '', times = ''] = span.split(' ');
    const [opens = '', closes = ''] = times.split('-');
    return { days: Array.from(days, Number), opens, closes };
  });
  return { week, season: season === undefined ? null : { from, until } };
}
