import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronUp, Phone, X } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import layout from './layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './summary-card.module.css';
import { unbroken } from '#foundation/text/unbroken.ts';

type Props = {
  /** The chart of the crossing. */
  map?: ReactNode;
  legs: ReactNode;
  quote: Quote | null;
  /** On phones the summary bar opens it as a sheet from below, instead of it being at the end of the page. */
  isSheet?: boolean;
  /** Nothing can be bought, so there is no total. */
  isEmpty?: boolean;
  /** The way on, right below the total: in a window of 900 px it is in sight with two chosen ships. */
  action?: ReactNode;
  /** Below the total. */
  children?: ReactNode;
};

/** The running summary: the choices and their price from the service. Nothing is added up here. */
export async function SummaryCard({
  map,
  legs,
  quote,
  isSheet = false,
  isEmpty = false,
  action,
  children,
}: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary');
  const phone = await operatorPhone(locale);
  return (
    <aside
      className={`${layout.aside} ${isSheet ? styles.sheet : ''}`}
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
              {/* The browser opens and closes this popover without a script. */}
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
          {isEmpty ? null : (
            <>
              <p className={styles.total}>
                <span>{t('total')}</span>
                {quote ? (
                  <span className={styles.sum}>{formatPrice(quote.totalCents, locale)}</span>
                ) : (
                  <span className={`${layout.small} ${layout.soft}`}>{t('nothingChosen')}</span>
                )}
              </p>
              {action}
              <p className={`${layout.small} ${layout.soft} ${action ? styles.included : ''}`}>
                {t('included')}
              </p>
            </>
          )}
          {isEmpty ? action : null}
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

type DiscountLinesProps = { quote: Quote };

/**
 * Every discount with its name from the service, its conditions, and the flexibility that it gives up. The crossings
 * above are at their prices after discounts, each with its own amounts.
 */
async function DiscountLines({ quote }: DiscountLinesProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const discounts = quote.lines.filter((line) => line.kind === 'discount');
  const byName = Map.groupBy(discounts, (line) => unbroken(line.text[locale]));
  return [...byName].map(([name, lines]) => (
    <div key={name} className={styles.discount}>
      <p className={`${styles.line} ${styles.off}`}>{name}</p>
      <p className={styles.why}>
        {[
          t('contained'),
          unbroken(lines[0]?.why?.[locale] ?? ''),
          lines[0]?.refundable === false ? t('notRefundable') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  ));
}

type SummaryBarProps = { quote: Quote | null; children: ReactNode };

/**
 * The same total at the bottom of the screen on phones; pressing it opens the summary card as a sheet. Its space is
 * reserved from the start, so nothing shifts at the first choice.
 */
export async function SummaryBar({ quote, children }: SummaryBarProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary');
  return (
    <div className={styles.bar} data-foot-bar="">
      <div>
        {quote ? (
          <p className={styles.sum}>{formatPrice(quote.totalCents, locale)}</p>
        ) : (
          <p className="visually-hidden">{t('nothingChosen')}</p>
        )}
        <button type="button" popoverTarget="summary" className={styles.more}>
          {t(quote ? 'details' : 'trip')} <ChevronUp aria-hidden size={16} />
        </button>
      </div>
      {children}
    </div>
  );
}
