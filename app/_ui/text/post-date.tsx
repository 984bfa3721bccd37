import { athensDay } from '#lib/dates/athens.ts';
import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';

type Props = { at: string; locale: Locale; year?: boolean };

/** «5 Ιουνίου», with the year where the post stands alone. The day is that of Athens. */
export function PostDate({ at, locale, year = false }: Props) {
  const day = nameDay(athensDay(new Date(at)), locale);
  return (
    <time dateTime={day.date} className="num">
      {day.day} {day.monthOfDate}
      {year ? ` ${day.year}` : null}
    </time>
  );
}
