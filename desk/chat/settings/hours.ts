import { athensDay, athensMoment } from '#foundation/dates/athens.ts';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import type { ChatHours } from '#contracts/desk/chat.ts';
import type { OfficeHours } from '#contracts/desk/staff-chat.ts';

/** Until staff set their own: long days, as in the season, since people write on the eve of a voyage. */
export const DEFAULT_HOURS: OfficeHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday <= 5
      ? { weekday, opens: '08:00', closes: '21:00' }
      : { weekday, opens: '09:00', closes: '18:00' },
  ),
  closedOn: [],
};

const MIDNIGHT = 24 * 60;
/** How far ahead to look for the next opening: more days than can be closed individually. */
const DAYS_AHEAD = 120;
/** If the desk never closes, looking further ahead is of no use. */
const DAYS_OPEN = 14;

type Span = { from: Date; until: Date };

/**
 * Whether the desk is open at an instant, and until or from when. Hours are wall-clock times in Greece; a clock
 * change makes that day's span an hour shorter or longer.
 */
export function hoursAt(hours: OfficeHours, now: Date): ChatHours {
  const today = athensDay(now);
  let until: Date | null = null;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    for (const span of spansOf(hours, addDays(today, ahead))) {
      if (until !== null) {
        if (span.from > until) return open(until);
        if (span.until > until) until = span.until;
      } else if (span.until > now) {
        if (span.from > now) return { open: false, opensAt: span.from.toISOString(), closesAt: null };
        until = span.until;
      }
    }
    if (until !== null && ahead >= DAYS_OPEN) return open(until);
  }
  return until === null ? { open: false, opensAt: null, closesAt: null } : open(until);
}

function open(until: Date): ChatHours {
  return { open: true, opensAt: null, closesAt: until.toISOString() };
}

/** The spans of one day in order; empty if the desk is closed. */
function spansOf({ week, closedOn }: OfficeHours, day: string): Span[] {
  if (closedOn.includes(day)) return [];
  return week
    .filter(({ weekday }) => weekday === isoWeekday(day))
    .map(({ opens, closes }) => ({
      from: athensMoment(day, minutesOf(opens)),
      until: athensMoment(day, closes === '23:59' ? MIDNIGHT : minutesOf(closes)),
    }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
