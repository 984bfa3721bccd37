import type { Locale } from '#foundation/text/locales.ts';
import { timeUnits } from '#foundation/text/time-units.ts';
import { unbroken } from '#foundation/text/unbroken.ts';

/**
 * How long something takes, spelled out for running text: «55 λεπτά», «3 ώρες», «1 ώρα και 10 λεπτά». A figure stays on the line of
 * its unit.
 */
export function formatDuration(totalMinutes: number, locale: Locale): string {
  const names = timeUnits[locale];
  const [hours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  if (hours === 0) return unbroken(names.minutes(minutes));
  if (minutes === 0) return unbroken(names.hours(hours));
  return `${unbroken(names.hours(hours))}${names.hoursAndMinutes}${unbroken(names.minutes(minutes))}`;
}

/** «55 λεπτά έως 4 ώρες»; one duration if both are the same. */
export function formatDurations(shortest: number, longest: number, locale: Locale): string {
  const text = formatDuration(longest, locale);
  return shortest < longest ? `${formatDuration(shortest, locale)}${timeUnits[locale].upTo}${text}` : text;
}

/**
 * The short form, for tables, lists and tags: `55 λ.`, `3 ώ.`, `1 ώ. 10 λ.`; in English `55 min`, `3 h`, `1 h 10 min`. Stays on one
 * line.
 */
export function formatShortDuration(totalMinutes: number, locale: Locale): string {
  const { shortHours, shortMinutes } = timeUnits[locale];
  const [hours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  return [
    ...(hours > 0 ? [shortHours(hours)] : []),
    ...(minutes > 0 || hours === 0 ? [shortMinutes(minutes)] : []),
  ]
    .join(' ')
    .replaceAll(' ', '\u00A0');
}

/** The same as a span: `55 λ. – 4 ώ.`, in English `2 h 35 – 4 h 15`; one duration if both are the same. */
export function formatShortDurations(shortest: number, longest: number, locale: Locale): string {
  if (shortest >= longest) return formatShortDuration(longest, locale);
  const { afterDash, inSpan } = timeUnits[locale];
  const [from, to] = [shortest, longest].map((minutes) => inSpan(formatShortDuration(minutes, locale)));
  return `${from}\u00A0–${afterDash}${to}`;
}
