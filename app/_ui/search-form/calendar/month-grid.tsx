import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { addDays } from '#foundation/dates/day.ts';
import { monthWeeks } from '#foundation/dates/month-grid.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import styles from './day-picker.module.css';
import { useLocale, useTranslations } from 'next-intl';
import { longDay } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { DayOffer } from '#contracts/reservations/index.ts';
import { afterNextPaint } from '#app/_ui/search-form/after-next-paint.ts';
import { isDead, offerText } from './offer-text.ts';

type Props = {
  /** `YYYY-MM` */
  month: string;
  className?: string | undefined;
  /** The button for another month. */
  arrow: ReactNode;
  cell: (day: string) => ReactNode;
  onKey: (event: KeyboardEvent) => void;
};

/** Omitted from the prices: it would crowd thirty cells. */
const CURRENCY = /[€\s]/g;
/** Any Monday: only its name is used. */
const MONDAY = '2024-01-01';

/** One month as a grid of weeks. Uses our own month names, because browsers disagree on the Greek ones (C12). */
export function MonthGrid({ month, className = '', arrow, cell, onKey }: Props) {
  const locale = useLocale();
  const id = useId();
  const named = nameDay(`${month}-01`, locale);
  return (
    <div className={`${styles.month} ${className}`}>
      <div className={styles.head}>
        {arrow}
        <h2 id={id} aria-live="polite">
          {`${named.monthTitle} ${named.year}`}
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

type DayCellProps = {
  day: string;
  offer: DayOffer | undefined;
  chosen: boolean;
  /** Within the searchable days. */
  within: boolean;
  /** The one day that Tab reaches; arrow keys move on from it. */
  reachable: boolean;
  /** First or last day of the trip, or one between them. */
  mark: 'edge' | 'between' | null;
  /** The lowest price of the visible months. */
  cheap: boolean;
  onChoose: (day: string) => void;
  onReach: (day: string) => void;
};

/** A day with its lowest price. A full day, or one without a ship, can be focused and says so, but not chosen. */
export function DayCell(props: DayCellProps) {
  const locale = useLocale();
  const { day, offer, chosen, within, reachable, mark, cheap } = props;
  const t = useTranslations('common.booking.search');
  const number = Number(day.slice(8));
  if (!within)
    return (
      <td aria-disabled className={styles.out}>
        {number}
      </td>
    );
  const state = offer?.state;
  const none = isDead(offer);
  const price = offer?.lowestCents ?? null;
  const offerLabel = offerText(offer, locale, t);
  return (
    <td aria-selected={chosen}>
      <button
        type="button"
        data-day={day}
        tabIndex={reachable ? 0 : -1}
        aria-disabled={none || undefined}
        aria-label={[longDay(day, locale), offerLabel].filter(Boolean).join(', ')}
        className={[
          styles.cell,
          mark ? styles[mark] : '',
          cheap ? styles.low : '',
          none ? styles.none : '',
        ].join(' ')}
        onClick={(event) => !none && afterNextPaint(event, () => props.onChoose(day))}
        onFocus={() => props.onReach(day)}
      >
        <span>{number}</span>
        <small className="num">
          {price !== null
            ? formatPrice(price, locale).replace(CURRENCY, '')
            : state === 'full'
              ? t('full')
              : '\u00a0'}
        </small>
      </button>
    </td>
  );
}
