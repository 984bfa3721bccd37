import { athensDay } from '#foundation/dates/athens.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';

/** The months that a list covers: «Οκτώβριος και Σεπτέμβριος 2026», «Μάρτιος 2026 – Νοέμβριος 2025». */
export function spanOf(posts: readonly { publishedAt: string }[], locale: Locale): string {
  const days = posts.map(({ publishedAt }) => nameDay(athensDay(new Date(publishedAt)), locale));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (first.year !== last.year) return `${first.monthTitle} ${first.year} – ${last.monthTitle} ${last.year}`;
  const months = first.month - last.month;
  if (months === 0) return `${first.monthTitle} ${first.year}`;
  const between = months === 1 ? ` ${timeNames[locale].and} ` : ' – ';
  return `${first.monthTitle}${between}${last.monthTitle} ${first.year}`;
}
