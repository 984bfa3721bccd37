import type { useTranslations } from 'next-intl';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { DayOffer } from '#contracts/reservations/index.ts';

/** «από 105,25 €», «Πλήρες», «χωρίς δρομολόγιο», «ακυρώθηκε»; empty while the day's price isn't known. */
export function offerText(
  offer: DayOffer | undefined,
  locale: Locale,
  t: ReturnType<typeof useTranslations<'common.booking.search'>>,
): string {
  switch (offer?.state) {
    case 'open':
      return offer.lowestCents === null
        ? ''
        : t('dayFrom', { price: formatPrice(offer.lowestCents, locale) });
    case 'full':
      return t('full');
    case 'none':
      return offer.isCancelled ? t('dayCancelled') : t('noSailing');
    case 'past':
      return t('noSailing');
    case undefined:
      return '';
  }
}

/** A day that nobody can choose: nothing sails, everything is sold, or it's over. */
export function isDead(offer: DayOffer | undefined): boolean {
  return offer !== undefined && /^(?:full|none|past)$/.test(offer.state);
}
