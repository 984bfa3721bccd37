import { defaultLocale, type Locale } from '#foundation/text/locales.ts';
import type { Line } from '#contracts/reservations/index.ts';

/** A line with its return direction: what a traveller means by "the north line". */
export type LineFamily = { id: string; name: string; lines: Line[] };

/**
 * Groups lines by the name before the comma: «Βόρεια γραμμή, προς Πάτμο» and «Βόρεια γραμμή, προς Ρόδο» are one. In
 * network order.
 */
export function lineFamilies(lines: readonly Line[], locale: Locale): LineFamily[] {
  const groups = Map.groupBy(lines, (line) => familyName(line, defaultLocale));
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ id: first.id.toLowerCase(), name: familyName(first, locale), lines: members }] : [];
  });
}

function familyName(line: Line, locale: Locale): string {
  return line.name[locale].split(',')[0] ?? line.id;
}
