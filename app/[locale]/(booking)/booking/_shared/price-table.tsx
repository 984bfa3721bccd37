import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Booking, Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { bookedBounds, type BookedBound } from '#lib/booking/booked-bounds.ts';
import styles from './price-table.module.css';
import { rowsOf, rowsOfBound, type PriceRow, discountReasons } from './price-rows.ts';
import { shortDay } from '#foundation/dates/format-day.ts';
import { unbroken } from '#foundation/text/unbroken.ts';

type Props = { quote: Quote; segments: Booking['segments'] };

/** Up to two bounds are side by side, also on a phone; more are one below the other. */
const MOST_COLUMNS = 2;

/** The itemised price: every line as the service priced it, with the reasons for discounts. */
export async function PriceTable({ quote, segments }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const priced = new Set(quote.lines.map(({ segment }) => segment));
  const booked = bookedBounds(segments);
  // A crossing that was cancelled costs nothing any more.
  const left = booked.filter(({ numbers }) => numbers.some((number) => priced.has(number)));
  const bounds = left.length > 0 ? left : booked;
  const columns = bounds.length <= MOST_COLUMNS ? bounds.length : 1;
  const vatCents = quote.vat.reduce((sum, rate) => sum + rate.cents, 0);
  return (
    <>
      <table className={`${styles.prices} num`}>
        {bounds.length <= MOST_COLUMNS ? (
          <PriceColumns quote={quote} bounds={bounds} />
        ) : (
          <PriceLegs quote={quote} bounds={bounds} />
        )}
        <tfoot>
          <tr>
            <th scope="row">
              <b>{t('total')}</b>
              <small>
                {vatCents > 0 ? t('withVat', { amount: formatPrice(vatCents, locale) }) : t('included')}
              </small>
            </th>
            <td colSpan={columns}>
              <span className={styles.total}>{formatPrice(quote.totalCents, locale)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <DiscountNotes quote={quote} />
    </>
  );
}

type PriceColumnsProps = { quote: Quote; bounds: readonly BookedBound[] };

/**
 * One bound, or two side by side in a column each. Legs that aren't a return trip are labelled with their
 * ports.
 */
async function PriceColumns({ quote, bounds }: PriceColumnsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const isReturn = bounds.length < 2 || bounds.at(-1)?.direction === 'R';
  const name = ({ direction, from, to }: BookedBound) =>
    isReturn ? t(direction) : t('route', { from: from.portName[locale], to: to.portName[locale] });
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('what')}</span>
          </th>
          {bounds.map((way) => (
            <th key={way.numbers.join('-')} scope="col">
              {name(way)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(
          quote,
          bounds.map(({ numbers }) => numbers),
        ).map((row) => (
          <tr key={row.key} className={row.kind === 'discount' ? styles.off : ''}>
            <PriceItem row={row} />
            {bounds.map((way, index) => {
              const cents = row.cents[index] ?? null;
              return <td key={way.numbers.join('-')}>{cents === null ? '' : formatPrice(cents, locale)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

type PriceLegsProps = { quote: Quote; bounds: readonly BookedBound[] };

/** Three or more legs: a group of rows each, below the price of the leg. */
async function PriceLegs({ quote, bounds }: PriceLegsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  return bounds.map(({ from, to, numbers }) => {
    const { rows, totalCents } = rowsOfBound(quote, numbers);
    return (
      <tbody key={numbers.join('-')} className={styles.leg}>
        <tr>
          <th scope="rowgroup">
            {t('leg', {
              from: from.portName[locale],
              to: to.portName[locale],
              day: shortDay(from.at, locale),
            })}
          </th>
          <td>{formatPrice(totalCents, locale)}</td>
        </tr>
        {rows.map((row) => (
          <tr key={row.key} className={row.kind === 'discount' ? styles.off : ''}>
            <PriceItem row={row} />
            <td>{formatPrice(row.cents[0] ?? 0, locale)}</td>
          </tr>
        ))}
      </tbody>
    );
  });
}

type PriceItemProps = { row: PriceRow };

/** What a row is for, and how many of it. */
async function PriceItem({ row }: PriceItemProps) {
  const locale = await currentLocale();
  return (
    <th scope="row">
      {row.count > 1 ? `${row.count} × ` : ''}
      {unbroken(row.text[locale])}
    </th>
  );
}

type DiscountTextProps = { quote: Quote };

/**
 * The reasons for discounts, as the service words them, and a note when a promo code is valid but another discount is
 * larger.
 */
async function DiscountNotes({ quote }: DiscountTextProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const reasons = discountReasons(quote);
  const isCodeUnused = quote.promo !== undefined && quote.promo.cents === 0;
  if (reasons.length === 0 && !isCodeUnused) return null;
  return (
    <div className={styles.why}>
      {reasons.length > 0 ? (
        <p>
          <b>{t('less', { amount: formatPrice(0 - quote.discountCents, locale) })}</b>
          {` ${t('bestOnly')}`}
        </p>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason.key}>
          <b>{unbroken(reason.text[locale])}:</b>
          {` ${unbroken(reason.why?.[locale] ?? '')} `}
          {reason.refundable ? '' : t('notRefundable')}
        </p>
      ))}
      {isCodeUnused ? <p>{t('codeUnused', { code: quote.promo?.code ?? '' })}</p> : null}
    </div>
  );
}
