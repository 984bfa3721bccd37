import { useLocale } from 'next-intl';
import { athensDay } from '#foundation/dates/athens.ts';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';

type Props = { at: string; year?: boolean };

/** «5 Ιουνίου», with the year outside lists. The day is that of Athens. */
export function PostDate({ at, year = false }: Props) {
  const locale = useLocale();
  const day = nameDay(athensDay(new Date(at)), locale);
  return (
    <time dateTime={day.date} className="num">
      {year ? dayInYear(day.date, locale) : `${day.day}\u00A0${day.monthOfDate}`}
    </time>
  );
}
