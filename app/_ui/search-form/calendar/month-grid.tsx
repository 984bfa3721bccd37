import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { addDays } from '#foundation/dates/day.ts';
import { monthWeeks } from '#foundation/dates/month-grid.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './day-picker.module.css';

type Props = {
  /** `YYYY-MM` */
  month: string;
  locale: Locale;
  className?: string | undefined;
  /** The arrow that leads to another month. */
  arrow: ReactNode;
  cell: (day: string) => ReactNode;
  onKey: (event: KeyboardEvent) => void;
};

/** Any Monday: only its name is used. */
const MONDAY = '2024-01-01';

/** One month as a grid of weeks. Our own month names: browsers disagree on Greek ones (C12). */
export function MonthGrid({ month, locale, className = '', arrow, cell, onKey }: Props) {
  const id = useId();
  const named = nameDay(`${month}-01`, locale);
  return (
    <div className={`${styles.month} ${className}`}>
      <div className={styles.head}>
        {arrow}
        <h2 id={id} aria-live="polite">
          {named.monthTitle} {named.year}
        </h2>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern: a table whose
          cells are reached by arrows */}
      <table role="grid" aria-labelledby={id} className={styles.grid} onKeyDown={onKey}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => nameDay(addDays(MONDAY, index), locale)).map((day) => (
              <th key={day.weekday} scope="col" abbr={day.weekday}>
                {day.weekdayShort}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (day ? cell(day) : <td key={`gap${index}`} aria-hidden />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
