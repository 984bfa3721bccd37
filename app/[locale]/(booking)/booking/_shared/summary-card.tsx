import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Phone, X } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import furniture from './layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { DiscountLines } from './discount-lines.tsx';
import styles from './summary-card.module.css';

type Props = {
  /** The chart of the crossing. */
  map?: ReactNode;
  legs: ReactNode;
  quote: Quote | null;
  /** On phones it comes up from below when the summary bar is pressed, instead of standing at the end of the page. */
  isSheet?: boolean;
  /** Below the total. */
  children?: ReactNode;
};

/** The running summary: what is chosen and what it costs, as the service says; nothing is added up here. */
export async function SummaryCard({ map, legs, quote, isSheet = false, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary');
  const phone = await operatorPhone(locale);
  return (
    <aside
      className={`${furniture.aside} ${isSheet ? styles.sheet : ''}`}
      id="summary"
      aria-label={t('title')}
      {...(isSheet && { popover: 'auto' as const })}
    >
      <div className={styles.card}>
        {map}
        <div className={styles.body}>
          {isSheet ? (
            <p className={styles.top}>
              <b>{t('title')}</b>
              {/* A browser opens and closes this by itself: it needs no script. */}
              <button
                type="button"
                popoverTarget="summary"
                popoverTargetAction="hide"
                className={styles.close}
              >
                <X aria-hidden size={24} />
                <span className="visually-hidden">{t('close')}</span>
              </button>
            </p>
          ) : null}
          {legs}
          {quote ? <DiscountLines quote={quote} /> : null}
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
