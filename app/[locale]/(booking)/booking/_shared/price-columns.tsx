import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { BookedWay } from '#lib/booking/booked-ways.ts';
import { rowsOf } from './price-rows.ts';
import { PriceWhat } from './price-what.tsx';
import styles from './price-table.module.css';

type Props = { quote: Quote; ways: readonly BookedWay[] };

/** One way, or two side by side: a column each. Two legs that are no return trip are called by where they lead. */
export async function PriceColumns({ quote, ways }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const isReturn = ways.length < 2 || ways.at(-1)?.direction === 'R';
  const name = ({ direction, to }: BookedWay) =>
    isReturn ? t(direction) : t('to', { port: to.portName[locale] });
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('what')}</span>
          </th>
          {ways.map((way) => (
            <th key={way.numbers.join('-')} scope="col">
              {name(way)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(
          quote,
          ways.map(({ numbers }) => numbers),
        ).map((row) => (
          <tr key={row.key} className={row.kind === 'discount' ? styles.off : ''}>
            <PriceWhat row={row} />
            {ways.map((way, index) => {
              const cents = row.cents[index] ?? null;
              return <td key={way.numbers.join('-')}>{cents === null ? '' : formatPrice(cents, locale)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}
