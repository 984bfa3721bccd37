import type { Locale } from '#foundation/text/locales.ts';
import type { Port } from '#contracts/reservations/index.ts';

interface PortWords {
  name: string;
  /** After «από» and «προς»: «τη Σύμη», "Symi". */
  accusative: string;
  /** Where something happens: «στη Σύμη», "Symi". */
  at: string;
}
export type PortNames = (code: string) => PortWords;

/** How sentences name the ports of the network; an unknown one by its code. */
export function portNames(ports: readonly Port[], locale: Locale): PortNames {
  const words = new Map(
    ports.map(({ code, name, accusative }) => [
      code,
      locale === 'el'
        ? { name: name.el, accusative, at: `σ${accusative}` }
        : { name: name.en, accusative: name.en, at: name.en },
    ]),
  );
  return (code) => words.get(code) ?? { name: code, accusative: code, at: code };
}
