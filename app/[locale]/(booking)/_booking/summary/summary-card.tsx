import { Phone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Quote } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import furniture from '../frame/furniture.module.css';
import { operatorPhone } from '../frame/operator-phone.server.ts';
import styles from './summary.module.css';

type Props = {
  locale: Locale;
  /** The chart of the crossing. */
  map?: ReactNode;
  legs: ReactNode;
  quote: Quote | null;
  children?: ReactNode;
};

/** The running summary: what is chosen and what it costs, as the service says; nothing is added up here. */
export async function SummaryCard({ locale, map, legs, quote, children }: Props) {
  const t = await getTranslations('common.booking.summary');
  const phone = await operatorPhone(locale);
  return (
    <aside className={furniture.aside} id="summary" aria-label={t('title')}>
      <div className={styles.card}>
        {map}
        <div className={styles.body}>
          {legs}
          {quote && quote.discountCents < 0 ? (
            <p className={`${styles.line} ${styles.off}`}>
              <span>{discountWords(quote, locale) ?? t('discount')}</span>
              <span className="num">{formatPrice(quote.discountCents, locale)}</span>
            </p>
          ) : null}
          <p className={styles.total}>
            <span>{t('total')}</span>
            <span className={`${styles.sum} num`}>
              {quote ? formatPrice(quote.totalCents, locale) : t('nothingYet')}
            </span>
          </p>
          <p className={`${furniture.small} ${furniture.soft}`}>{t('included')}</p>
          {children}
        </div>
      </div>
      <p className={styles.help}>
        <Phone aria-hidden className="icon" />
        <span>
          {t('help')} <a href={phone.href}>{phone.text}</a>
        </span>
      </p>
    </aside>
  );
}

/** The service names its own discounts; several kinds in one booking are only called a discount. */
function discountWords(quote: Quote, locale: Locale): string | null {
  const names = new Set(
    quote.lines.filter((line) => line.kind === 'discount').map((line) => line.text[locale]),
  );
  const [name] = names;
  return names.size === 1 && name ? name : null;
}
