import { currentLocale } from '#lib/i18n/current-locale.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './money-card.module.css';

type Props = { title: string; cents: number; rows: readonly (readonly [string, string])[] };

/** One amount that matters, and what it is made of. */
export async function MoneyRows({ title, cents, rows }: Props) {
  const locale = await currentLocale();
  return (
    <>
      <h2>{title}</h2>
      <p className={`${styles.amount} num`}>{formatPrice(cents, locale)}</p>
      {rows.length > 0 ? (
        <dl className={`${styles.rows} num`}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
