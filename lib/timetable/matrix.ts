import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network, PriceList, VesselKind } from '#contracts/reservations/index.ts';
import { lineFamilies } from './line-families.ts';

export type MatrixCell = {
  from: string;
  to: string;
  fromName: string;
  /** Without a currency sign: the caption names the currency. */
  price: string;
  /** 0 for the lowest price of the matrix, 1 for the highest: how dark the cell is. */
  shade: number;
  href: string;
};
/** The first row is the first port and has no cells; every other row has one cell for each port before it. */
type MatrixRow = { port: string; name: string; cells: (MatrixCell | null)[] };
export type Matrix = { id: string; name: string; kind: VesselKind; rows: MatrixRow[] };

type Sources = { list: PriceList; network: Network; from: string; locale: Locale };

/** The adult fares of the lines that call at a port, as triangular tables, the line with the most ports first. */
export function matrices({ list, network, from, locale }: Sources): Matrix[] {
  return lineFamilies(network.lines, locale)
    .flatMap(({ id, name, lines }) => {
      const [line] = lines;
      const matrix = line ? triangle(line.calls, line.id, { list, network, from, locale }) : null;
      return matrix && line?.calls.includes(from) ? [{ id, name, ...matrix }] : [];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

function triangle(
  ports: readonly string[],
  lineId: string,
  { list, network, locale }: Sources,
): Pick<Matrix, 'kind' | 'rows'> | null {
  const offerOf = (from: string, to: string) =>
    list.pairs
      .find((pair) => pair.from === from && pair.to === to)
      ?.offers.find(({ lines }) => lines.includes(lineId));
  const adultCents = (from: string, to: string) =>
    offerOf(from, to)?.passengers.find(({ category, class: seat }) => category === 'ADT' && seat === 'ECO')
      ?.cents;
  const all = ports.flatMap((from, index) =>
    ports.slice(index + 1).flatMap((to) => adultCents(from, to) ?? []),
  );
  const [first, second] = ports;
  const kind = first && second ? offerOf(first, second)?.vesselKind : undefined;
  if (!kind || all.length === 0) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const nameOf = (code: string) => network.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const cell = (from: string, to: string): MatrixCell | null => {
    const cents = adultCents(from, to);
    if (cents === undefined) return null;
    return {
      from,
      to,
      fromName: nameOf(from),
      price: formatPrice(cents, locale).replace(/\s?€\s?/u, ''),
      shade: most === least ? 0 : (cents - least) / (most - least),
      href: paths.booking(locale, { from, to }),
    };
  };
  return {
    kind,
    rows: ports.map((port, index) => ({
      port,
      name: nameOf(port),
      cells: ports.slice(0, index).map((from) => cell(from, port)),
    })),
  };
}
