import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Booking, Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { bookedWays } from '#lib/booking/booked-ways.ts';
import { DiscountWords } from './discount-text.tsx';
import { PriceColumns } from './price-columns.tsx';
import { PriceLegs } from './price-legs.tsx';
import styles from './price-table.module.css';

type Props = { quote: Quote; segments: Booking['segments'] };

/** Two ways stand side by side, also on a phone; more of them one under the other. */
const MOST_COLUMNS = 2;

/** What is paid and for what: every line as the service priced it, and why some of it is less. */
export async function PriceReview({ quote, segments }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const ways = bookedWays(segments);
  const columns = ways.length <= MOST_COLUMNS ? ways.length : 1;
  const vat = quote.vat.filter((rate) => rate.cents > 0);
  return (
    <>
      <table className={`${styles.prices} num`}>
        {ways.length <= MOST_COLUMNS ? (
          <PriceColumns quote={quote} ways={ways} />
        ) : (
          <PriceLegs quote={quote} ways={ways} />
        )}
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
            <td colSpan={columns}>
              <span className={styles.total}>{formatPrice(quote.totalCents, locale)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <DiscountWords quote={quote} />
    </>
  );
}
