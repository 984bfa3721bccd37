import { sumCents } from '#lib/money/cents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { Quote } from '#reservations/contract/index.ts';
import styles from './summary.module.css';

type Props = { quote: Quote; locale: Locale };

/** Every discount by the name that the service gives it, and what it asks for. */
export function DiscountLines({ quote, locale }: Props) {
  const discounts = quote.lines.filter((line) => line.kind === 'discount');
  const byName = Map.groupBy(discounts, (line) => line.text[locale]);
  return [...byName].map(([name, lines]) => (
    <div key={name} className={styles.discount}>
      <p className={`${styles.line} ${styles.off}`}>
        <span>{name}</span>
        <span className="num">{formatPrice(sumCents(lines.map(({ cents }) => cents)), locale)}</span>
      </p>
      {lines[0]?.why ? <p className={styles.why}>{lines[0].why[locale]}</p> : null}
    </div>
  ));
}
