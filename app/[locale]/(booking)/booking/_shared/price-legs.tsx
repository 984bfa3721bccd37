import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Quote } from '#contracts/reservations/index.ts';
import { shortDay } from '#foundation/dates/day-words.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { BookedWay } from '#lib/booking/booked-ways.ts';
import { rowsOfWay } from './price-rows.ts';
import { PriceWhat } from './price-what.tsx';
import styles from './price-table.module.css';

type Props = { quote: Quote; ways: readonly BookedWay[] };

/** Three legs and more: a group of rows each, under what the leg costs. */
export async function PriceLegs({ quote, ways }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  return ways.map(({ from, to, numbers }) => {
    const { rows, totalCents } = rowsOfWay(quote, numbers);
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
            <PriceWhat row={row} />
            <td>{formatPrice(row.cents[0] ?? 0, locale)}</td>
          </tr>
        ))}
      </tbody>
    );
  });
}
