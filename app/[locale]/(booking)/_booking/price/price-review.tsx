import { getTranslations } from 'next-intl/server';
import type { Quote } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { rowsOf } from './price-rows.ts';
import styles from '../travellers/travellers.module.css';

type Props = { quote: Quote; directions: readonly ('A' | 'R')[]; locale: Locale };

/** What is paid and for what: every line as the service priced it. */
export async function PriceReview({ quote, directions, locale }: Props) {
  const t = await getTranslations('common.booking.price');
  const columns: ('A' | 'R')[] = directions.includes('R') ? ['A', 'R'] : ['A'];
  const vat = quote.vat.filter((rate) => rate.cents > 0);
  return (
    <table className={`${styles.prices} num`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('what')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(quote, directions).map((row) => (
          <tr key={row.key} className={row.kind === 'discount' ? styles.off : ''}>
            <th scope="row">
              {row.count > 1 ? `${row.count} × ` : ''}
              {row.text[locale]}
            </th>
            {columns.map((column) => (
              <td key={column}>{row.cents[column] === null ? '' : formatPrice(row.cents[column], locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <b>{t('total')}</b>
            <small>
              {vat.length > 0
                ? t('withVat', { amount: vat.map((rate) => formatPrice(rate.cents, locale)).join(' + ') })
                : t('included')}
            </small>
          </th>
          <td colSpan={columns.length}>
            <span className={styles.total}>{formatPrice(quote.totalCents, locale)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
