import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronUp } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Quote } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from '#app/[locale]/(booking)/booking/_shared/summary-card.module.css';

type Props = { quote: Quote | null; children: ReactNode };

/** The same total at the thumb on phones; pressed, it brings up the summary card as a sheet. It keeps its place from the start, so nothing jumps when the first choice is made. */
export async function SummaryBar({ quote, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary');
  return (
    <div className={styles.bar} data-foot-bar="">
      <div>
        <p className={`${styles.sum} num`}>
          {quote ? formatPrice(quote.totalCents, locale) : t('nothingYet')}
        </p>
        <button type="button" popoverTarget="summary" className={styles.more}>
          {t('details')} <ChevronUp aria-hidden size={16} />
        </button>
      </div>
      {children}
    </div>
  );
}
