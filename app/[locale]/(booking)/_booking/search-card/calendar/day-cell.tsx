import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { DayOffer } from '#reservations/contract/index.ts';

type Props = { number: string; offer: DayOffer | undefined; locale: Locale };

/** Number and lowest price. The second line keeps its place while prices are on their way. */
export function DayCell({ number, offer, locale }: Props) {
  const t = useTranslations('common.booking.search');
  const price = offer?.lowestCents;
  return (
    <>
      <span>{number}</span>
      <small className="num">
        {price != null
          ? formatPrice(price, locale).replace(/[€\s]/g, '')
          : offer?.state === 'full'
            ? t('full')
            : '\u00a0'}
      </small>
    </>
  );
}
