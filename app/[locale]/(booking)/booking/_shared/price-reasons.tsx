import { getTranslations } from 'next-intl/server';
import type { PriceBreakdown } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';

type Props = { breakdown: PriceBreakdown | null | undefined };

/** «Έκπτωση επιστροφής −20 %: −18,61 €. Αρχική τιμή 110,25 €.» Nothing where no discount applies. */
export async function PriceReasons({ breakdown }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.price');
  if (!breakdown || breakdown.discounts.length === 0) return null;
  const reasons = breakdown.discounts.map(({ text, cents }) =>
    t('reason', { name: unbroken(text[locale]), amount: joined(formatPrice(cents, locale)) }),
  );
  return t('reasons', {
    reasons: reasons.join(', '),
    full: formatPrice(breakdown.fullCents, locale),
  });
}

/** Keeps a minus and its currency sign on one line. Not in `unbroken`, which is also sent to browsers. */
function joined(amount: string): string {
  return amount.replace(/^−(?=\p{Sc})/u, '−\u2060');
}
