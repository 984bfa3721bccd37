import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';
import { nameDay } from './weekdays.ts';

type Span = { from: string; to: string };

/** The middle of each season: a timetable that contains 15 July is the summer timetable. */
const middles = [
  ['winter', '01-15'],
  ['spring', '04-15'],
  ['summer', '07-15'],
  ['autumn', '10-15'],
] as const;

/** What travellers call a season of the timetable, and how addresses name it: «Άνοιξη, φθινόπωρο», `spring-autumn`. */
export function nameSeason(
  season: { id: string; spans: readonly Span[] },
  locale: Locale,
): { slug: string; name: string } {
  const names = timeNames[locale].seasons;
  const held = middles.flatMap(([name, day]) =>
    season.spans.some((span) => contains(span, day)) ? name : [],
  );
  if (held.length === 4) return { slug: 'all', name: names.all };
  if (held.length === 0)
    return { slug: season.id, name: season.spans.map((span) => formatSpan(span, locale)).join(', ') };
  const words = held.map((name) => names[name]);
  return {
    slug: held.join('-'),
    name: words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase(locale))).join(', '),
  };
}

/** «1 Νοεμ. 2026 – 31 Μαρ. 2027»; the year is written once if both days are in the same year. */
export function formatSpan({ from, to }: Span, locale: Locale): string {
  const [first, last] = [nameDay(from, locale), nameDay(to, locale)];
  const short = (day: typeof first) => `${day.day} ${day.monthShort}`;
  if (from === to) return `${short(first)} ${first.year}`;
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return `${short(first)}${year} – ${short(last)} ${last.year}`;
}

function contains({ from, to }: Span, monthDay: string): boolean {
  return [from.slice(0, 4), to.slice(0, 4)].some((year) => {
    const day = `${year}-${monthDay}`;
    return from <= day && day <= to;
  });
}
