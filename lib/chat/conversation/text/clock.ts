import type { ChatMessage } from '#contracts/desk/index.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** The time zone of the office and the quays, regardless of the traveller's: office hours and message times must agree. */
const ZONE = 'Europe/Athens';
const LANGUAGE = { el: 'el-GR', en: 'en-GB' } as const;

/** `14:05`. */
export function timeOf(at: string, locale: Locale): string {
  return formatFor(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));
}

/** `Δευτέρα 23 Νοεμβρίου`, as the heading of a day's messages. */
export function dayOf(at: string, locale: Locale): string {
  const day = formatFor(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at));
  return day.replace(',', '');
}

/** Equal for two instants exactly when they are on the same day. */
export function dayNumber(at: string): string {
  return formatFor('en', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at));
}

export type Day = { readonly at: string; readonly messages: readonly ChatMessage[] };

/** Messages grouped by day, in order. `at` is the first instant of a group. */
export function byDay(messages: readonly ChatMessage[]): Day[] {
  const days: { key: string; at: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const key = dayNumber(message.at);
    const last = days.at(-1);
    if (last?.key === key) last.messages.push(message);
    else days.push({ key, at: message.at, messages: [message] });
  }
  return days.map(({ at, messages: inside }) => ({ at, messages: inside }));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes a millisecond and every message needs one. */
function formatFor(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  const known =
    formats.get(name) ?? new Intl.DateTimeFormat(LANGUAGE[locale], { ...options, timeZone: ZONE });
  formats.set(name, known);
  return known;
}
