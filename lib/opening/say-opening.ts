import { nameDay } from '#foundation/dates/weekdays.ts';
import { fill } from '#foundation/text/fill.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { OpeningState } from './standing.ts';

/** The texts of a state, by language, with places in braces for what only the browser knows. */
export const OPENING_TEXTS = [
  'open',
  'openUntil',
  'closesAt',
  'closed',
  'opensAt',
  'opensTomorrow',
  'opensOn',
  'openCounts',
] as const;
export type OpeningTexts = Readonly<Record<(typeof OPENING_TEXTS)[number], string>>;
export type OpeningTone = 'open' | 'soon' | 'closed';

/** From here on, somebody who sets out now comes too late. */
const SOON_MINUTES = 30;
/** A weekday names the days of the coming week, and no other. */
const WEEK = 7;

/** «Ανοιχτό έως 21:00», «Κλείνει 14:00», «Κλειστό · ανοίγει Δευτέρα 09:00». */
export function sayOpening(
  state: OpeningState,
  locale: Locale,
  texts: OpeningTexts,
): { tone: OpeningTone; text: string } {
  if (state.kind === 'closed')
    return { tone: 'closed', text: fill(texts.closed, { opens: sayNext(state, locale, texts) }) };
  const { closes, minutes } = state;
  if (closes === null) return { tone: 'open', text: texts.open };
  return minutes <= SOON_MINUTES
    ? { tone: 'soon', text: fill(texts.closesAt, { time: closes }) }
    : { tone: 'open', text: fill(texts.openUntil, { time: closes }) };
}

/**
 * What a row says of several: how many are open, else when the first one opens; null without hours.
 * @param isAlone there is one agency in all: until when it is open
 */
export function sayOpenings(
  states: readonly OpeningState[],
  isAlone: boolean,
  locale: Locale,
  texts: OpeningTexts,
): { tone: OpeningTone; text: string } | null {
  const open = states.filter(({ kind }) => kind === 'open').length;
  const [only] = states;
  if (isAlone && only?.kind === 'open') return sayOpening(only, locale, texts);
  if (open > 0) return { tone: 'open', text: texts.openCounts.split('|')[open - 1] ?? '' };
  let first: Closed | null = null;
  for (const state of states)
    if (state.kind === 'closed' && (first === null || momentOf(state) < momentOf(first))) first = state;
  return first && { tone: 'closed', text: sayNext(first, locale, texts) };
}

type Closed = Extract<OpeningState, { kind: 'closed' }>;

function sayNext({ opens: { day, ahead, time } }: Closed, locale: Locale, texts: OpeningTexts): string {
  if (ahead === 0) return fill(texts.opensAt, { time });
  if (ahead === 1) return fill(texts.opensTomorrow, { time });
  const { weekday, day: date, monthOfDate } = nameDay(day, locale);
  return fill(texts.opensOn, { day: ahead < WEEK ? weekday : `${date}\u00a0${monthOfDate}`, time });
}

function momentOf({ opens: { day, time } }: Closed): string {
  return `${day}T${time}`;
}
