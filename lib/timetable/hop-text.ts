import type { getTranslations } from 'next-intl/server';
import { formatShortDuration, formatShortDurations } from '#foundation/dates/duration.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { FromPrice } from './from-price.ts';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.destinations'>>>;

/**
 * «1 ώ. 20 λ. · εισιτήρια από 10,50 €»; where the fastest ship isn't the cheapest, each with her own duration and price: «55 λ.,
 * 25,50 € · 4 ώ., από 15,50 €».
 * @param key the message: on one line, or on two
 */
export function hopText(
  t: Translator,
  key: 'hop' | 'neighbour',
  { cents, minutes, fastest, faster }: FromPrice,
  locale: Locale,
): string {
  const price = formatPrice(cents, locale);
  if (faster === null) return t(key, { duration: formatShortDurations(fastest, minutes, locale), price });
  return t(`${key}Two`, {
    duration: formatShortDuration(minutes, locale),
    price,
    fastDuration: formatShortDuration(faster.minutes, locale),
    fastPrice: formatPrice(faster.cents, locale),
  });
}
