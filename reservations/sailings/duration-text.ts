import type { Locale } from '#foundation/text/locales.ts';
import { text } from '#reservations/messages/texts.ts';

/** `4 h 55 min`, `20 min` */
export function durationText(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [text(locale, 'durations.hours', { hours })] : []),
    ...(rest > 0 ? [text(locale, 'durations.minutes', { minutes: rest })] : []),
  ].join(' ');
}
