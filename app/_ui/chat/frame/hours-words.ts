import type { ChatHours } from '#contracts/desk/index.ts';
import { dayNumber, dayOf, timeOf } from '#lib/chat/conversation/words/clock-words.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { withValues, type FrameTexts } from './frame-texts.ts';

/** Whether somebody is there, and when next. Times of the clock in Greece, as the office keeps them. */
export function hoursWords(hours: ChatHours, now: Date, locale: Locale, texts: FrameTexts): string {
  if (hours.open) {
    // An office that stays open past this day tells no time: it would be taken for today's.
    if (hours.closesAt === null || !isSameDay(justBefore(hours.closesAt), now)) return texts.openNow;
    return withValues(texts.openUntil, { time: timeOf(hours.closesAt, locale) });
  }
  const { opensAt } = hours;
  if (opensAt === null) return texts.closed;
  const time = timeOf(opensAt, locale);
  const opens = withValues(opensSentence(opensAt, now, texts), { time, day: dayOf(opensAt, locale) });
  return `${texts.closed} ${opens}`;
}

function opensSentence(opensAt: string, now: Date, texts: FrameTexts): string {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
  if (isSameDay(opensAt, now)) return texts.opensToday;
  return isSameDay(opensAt, tomorrow) ? texts.opensTomorrow : texts.opensOn;
}

/** Midnight, as a closing time, belongs to the day that ends. */
function justBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString();
}

function isSameDay(at: string, moment: Date): boolean {
  const other = moment.toISOString();
  return dayNumber(at) === dayNumber(other);
}
