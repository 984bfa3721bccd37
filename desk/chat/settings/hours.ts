import { athensDay, athensMoment } from '#foundation/dates/athens.ts';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import type { ChatHours } from '#contracts/desk/chat.ts';
import type { OfficeHours } from '#contracts/desk/staff-chat.ts';

/** Until staff set others: long days in the season's sense, since people ask on the eve of a voyage. */
export const DEFAULT_HOURS: OfficeHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday <= 5
      ? { weekday, opens: '08:00', closes: '21:00' }
      : { weekday, opens: '09:00', closes: '18:00' },
  ),
  closedOn: [],
};

const MIDNIGHT = 24 * 60;
/** As far as it is looked for the next opening: more days than can be closed one by one. */
const DAYS_AHEAD = 120;
/** Who never closes has no need to know more exactly. */
const DAYS_OPEN = 14;

type Span = { from: Date; until: Date };

/**
 * Whether somebody is there at a moment, and until or from when. Hours are those of the wall clock in Greece; a change of the
 * clocks makes that day's span an hour shorter or longer.
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

/** The spans of one day in their order; empty for a day that is closed. */
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
