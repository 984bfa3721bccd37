import type { Locale } from '#foundation/text/locales.ts';
import type { Port } from '#contracts/reservations/index.ts';

/** «τη Ρόδο», "Rhodes": as it follows «από» and "from". */
export function placeWords(port: Pick<Port, 'accusative' | 'name'>, locale: Locale): string {
  return locale === 'el' ? port.accusative : port.name.en;
}
