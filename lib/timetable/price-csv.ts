import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Network, PriceList } from '#contracts/reservations/index.ts';

/** Headings that aren't in the service's data. */
export type CsvTexts = {
  from: string;
  to: string;
  fromCode: string;
  toCode: string;
  ship: string;
  kinds: { fast: string; ferry: string };
  classes: { ECO: string; VIP: string };
  lines: string;
};

/**
 * All prices as a table, headings first: one row for each pair of ports and kind of ship. A price that isn't on sale is
 * empty.
 */
export function priceTable(list: PriceList, network: Network, locale: Locale, texts: CsvTexts): string[][] {
  const nameOf = (code: string) => network.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const lineOf = (id: string) => network.lines.find((line) => line.id === id)?.name[locale] ?? id;
  const seats = (['ECO', 'VIP'] as const).flatMap((seat) =>
    list.passengerCategories
      .filter(({ takesSeat }) => takesSeat || seat === 'ECO')
      .map(({ code, name, takesSeat }) => ({
        code,
        seat,
        heading: takesSeat ? `${name[locale]}, ${texts.classes[seat]}` : name[locale],
      })),
  );
  const head = [
    texts.from,
    texts.fromCode,
    texts.to,
    texts.toCode,
    texts.ship,
    ...seats.map(({ heading }) => heading),
    ...list.vehicleCategories.map(({ name }) => name[locale]),
    ...list.petCategories.map(({ name }) => name[locale]),
    texts.lines,
  ];
  const rows = list.pairs.flatMap(({ from, to, offers }) =>
    offers.map(({ vesselKind, passengers, vehicles, pets, lines }) => [
      nameOf(from),
      from,
      nameOf(to),
      to,
      texts.kinds[vesselKind],
      ...seats.map(({ code, seat }) =>
        amount(passengers.find((each) => each.category === code && each.class === seat)?.cents, locale),
      ),
      ...list.vehicleCategories.map(({ code }) =>
        amount(vehicles.find((each) => each.category === code)?.cents, locale),
      ),
      ...list.petCategories.map(({ code }) =>
        amount(pets.find((each) => each.category === code)?.cents, locale),
      ),
      lines.map(lineOf).join(' | '),
    ]),
  );
  return [head, ...rows];
}

/** `1234,50` in Greek, `1234.50` in English, as spreadsheets in that language parse numbers. */
export function amount(cents: number | undefined, locale: Locale): string {
  if (cents === undefined) return '';
  const rest = String(cents % 100).padStart(2, '0');
  return `${Math.trunc(cents / 100)}${conventions[locale].decimalMark}${rest}`;
}
