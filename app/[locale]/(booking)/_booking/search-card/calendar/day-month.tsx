import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components';
import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { DayOffer } from '#reservations/contract/index.ts';
import { DayCell } from './day-cell.tsx';
import styles from './day-picker.module.css';

type Props = {
  /** Months after the first visible one. */
  offset: 0 | 1;
  locale: Locale;
  offers: ReadonlyMap<string, DayOffer>;
  span: { start: string | null; end: string | null };
  /** Tells which month (`YYYY-MM`) the calendar shows first. */
  onShow?: (month: string) => void;
  children: ReactNode;
};

/** One month of the calendar. */
export function DayMonth({ offset, locale, offers, span, onShow, children }: Props) {
  const state = useContext(CalendarStateContext);
  const first = state?.visibleRange.start.add({ months: offset }).toString().slice(0, 10) ?? '';
  const month = first.slice(0, 7);
  useEffect(() => {
    if (month !== '') onShow?.(month);
  }, [month, onShow]);
  if (first === '') return null;
  const named = nameDay(first, locale);
  const low = lowestOf(offers);
  return (
    <div className={styles.month}>
      <div className={`${styles.head} ${offset === 0 ? '' : styles.second}`}>
        {children}
        {/* Our own names: browsers disagree on Greek months (C12). */}
        <h3>
          {named.monthTitle} {named.year}
        </h3>
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isSelected }) =>
                cellClass(
                  date.toString(),
                  isSelected,
                  span,
                  low !== null && offers.get(date.toString())?.lowestCents === low,
                )
              }
            >
              {({ formattedDate }) => (
                <DayCell number={formattedDate} offer={offers.get(date.toString())} locale={locale} />
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

/** The lowest price of all days in view; null while it would mark all of them. */
function lowestOf(offers: Props['offers']): number | null {
  const prices = [...offers.values()].flatMap((offer) => offer.lowestCents ?? []);
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : null;
}

function cellClass(date: string, selected: boolean, span: Props['span'], cheap: boolean): string {
  const edge = selected || date === span.start || date === span.end;
  const inside = span.start !== null && span.end !== null && date > span.start && date < span.end;
  return [styles.cell, edge ? styles.edge : '', inside ? styles.between : '', cheap ? styles.low : '']
    .filter(Boolean)
    .join(' ');
}
