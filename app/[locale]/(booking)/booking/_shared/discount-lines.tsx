import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { sumCents } from '#foundation/money/cents.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Quote } from '#contracts/reservations/index.ts';
import styles from './summary-card.module.css';

type Props = { quote: Quote };

/** Every discount by the name that the service gives it, what it asks for, and what it gives up. */
export async function DiscountLines({ quote }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const discounts = quote.lines.filter((line) => line.kind === 'discount');
  const byName = Map.groupBy(discounts, (line) => unbroken(line.text[locale]));
  return [...byName].map(([name, lines]) => (
    <div key={name} className={styles.discount}>
      <p className={`${styles.line} ${styles.off}`}>
        <span>{name}</span>
        <span className="num">{formatPrice(sumCents(lines.map(({ cents }) => cents)), locale)}</span>
      </p>
      {lines[0]?.why || lines[0]?.refundable === false ? (
        <p className={styles.why}>
          {unbroken(lines[0].why?.[locale] ?? '')} {lines[0].refundable === false ? t('notRefundable') : ''}
        </p>
      ) : null}
    </div>
  ));
}
