import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Quote } from '#contracts/reservations/index.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { discountReasons } from './price-rows.ts';
import styles from './price-table.module.css';

type Props = { quote: Quote };

/** Why it costs less, in the service's own words; and that a promo code was read but another discount is larger. */
export async function DiscountWords({ quote }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  const reasons = discountReasons(quote);
  const isCodeUnused = quote.promo !== undefined && quote.promo.cents === 0;
  if (reasons.length === 0 && !isCodeUnused) return null;
  return (
    <div className={styles.why}>
      {reasons.length > 0 ? (
        <p>
          <b>{t('less', { amount: formatPrice(0 - quote.discountCents, locale) })}</b> {t('bestOnly')}
        </p>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason.key}>
          <b>{unbroken(reason.text[locale])}:</b> {unbroken(reason.why?.[locale] ?? '')}{' '}
          {reason.refundable ? '' : t('notRefundable')}
        </p>
      ))}
      {isCodeUnused ? <p>{t('codeUnused', { code: quote.promo?.code ?? '' })}</p> : null}
    </div>
  );
}
