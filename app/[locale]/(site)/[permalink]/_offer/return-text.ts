import type { getTranslations } from 'next-intl/server';
import { formatPrice } from '#foundation/money/price.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { ReturnPrice } from '#lib/offers/prices.server.ts';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.offers'>>>;

const KEYS = { fast: 'returnFast', ferry: 'returnFerry' } as const;

/** «οχηματαγωγό 24,80 € αντί για 31,00 €, ταχύπλοο 40,80 € αντί για 51,00 €» */
export function returnText(t: Translator, prices: readonly ReturnPrice[], locale: Locale): string {
  return prices
    .map(({ vesselKind, cents, fullCents }) =>
      t(KEYS[vesselKind], { price: formatPrice(cents, locale), full: formatPrice(fullCents, locale) }),
    )
    .join(', ');
}
