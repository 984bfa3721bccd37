import type { Locale } from '#lib/i18n/locales.ts';
import type { Port } from '#reservations/contract/index.ts';

/** «τη Ρόδο», "Rhodes": as it follows «από» and "from". */
export function placeWords(port: Pick<Port, 'accusative' | 'name'>, locale: Locale): string {
  return locale === 'el' ? port.accusative : port.name.en;
}
