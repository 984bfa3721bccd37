import type { TicketCard } from '#reservations/documents/tickets/cards.ts';
import { INNER, LABEL, LINE, MARGIN, NAVY, pairHeight, type Pen } from './pen.ts';

/** Between the cells of the grid, and between the parts of a ship. */
export const GAP = 7;
/**
 * Width of a code with its quiet zone: 34.6 mm, so that the modules of a code with 57 a side are more than half a
 * millimetre wide.
 */
const CODE = 98;
const CELL = (INNER - GAP) / 2;
const PADDING = 7;
const BESIDE = CODE + 4;
/** Share of the space beside a code for the first of two facts, whose name is longer. */
const FIRST = 0.53;
const NAME = { face: 'strong', size: 12 } as const;
const NAME_LEADING = 14.5;
const VALUE = { face: 'strong', size: 9.5 } as const;
const LONG_VALUE = { face: 'text', size: 8.5 } as const;

type Pair = { label: string; lines: string[]; style: typeof VALUE | typeof LONG_VALUE };
type Cell = {
  card: TicketCard;
  left: number;
  column: number;
  name: string[];
  rows: Pair[][];
  height: number;
};
/** Two tickets side by side; the height includes the gap below. */
export type CardRow = { cells: Cell[]; height: number };

export function cardRows(pen: Pen, cards: readonly TicketCard[]): CardRow[] {
  const cells = cards.map((card) => cellOf(pen, card));
  return cells.flatMap((cell, index) => {
    if (index % 2 === 1) return [];
    const pair = cells.slice(index, index + 2);
    return [{ cells: pair, height: Math.max(...pair.map(({ height }) => height)) + GAP }];
  });
}

function cellOf(pen: Pen, card: TicketCard): Cell {
  const hasLeft = card.code !== null || card.notValid.length > 0;
  const left = hasLeft ? BESIDE : PADDING + 2;
  const width = CELL - left - PADDING;
  const column = width * FIRST;
  const name = pen.wrap(card.title, NAME, width);
  const rows = factRows(pen, card, { width, column });
  const texts = rows.reduce((sum, row) => sum + rowHeight(row), name.length * NAME_LEADING + 2);
  return {
    card,
    left,
    column,
    name,
    rows,
    height: Math.max(card.code === null ? 0 : CODE + 2, texts + 2 * PADDING - 3),
  };
}

function rowHeight(row: Pair[]): number {
  return Math.max(...row.map(({ lines, style }) => pairHeight(lines.length, style)));
}

/** Facts in pairs; one that needs much space gets its own row, and a sentence a smaller font size. */
function factRows(
  pen: Pen,
  card: TicketCard,
  { width, column }: { width: number; column: number },
): Pair[][] {
  const rows: Pair[][] = [];
  let open: Pair[] | null = null;
  for (const [label, value] of card.facts) {
    const wide = Math.max(pen.width(value, VALUE), pen.width(label, LABEL));
    const style = wide > width ? LONG_VALUE : VALUE;
    const pair = { label, lines: pen.wrap(value, style, width), style };
    if (open && wide <= width - column) {
      open.push(pair);
      open = null;
      continue;
    }
    const row = [pair];
    rows.push(row);
    open = wide <= column - 5 ? row : null;
  }
  return rows;
}

export function drawRow(pen: Pen, { cells, height }: CardRow): void {
  const top = pen.y();
  for (const [index, cell] of cells.entries())
    drawCell(pen, cell, { x: MARGIN + index * (CELL + GAP), top, height: height - GAP });
  pen.down(height);
}

function drawCell(
  pen: Pen,
  { card, left, column, name, rows }: Cell,
  { x, top, height }: { x: number; top: number; height: number },
): void {
  const isOff = card.notValid.length > 0;
  const look = isOff ? { border: NAVY, dashed: true } : { border: LINE };
  pen.box({ x, top, width: CELL, height }, look);
  let y = top - PADDING + 2;
  y -= pen.text('H3', name, NAME, { x: x + left, top: y, leading: NAME_LEADING }) + 2;
  for (const row of rows) {
    for (const [index, { label, lines, style }] of row.entries())
      pen.pair(label, lines, style, { x: x + left + index * column, top: y });
    y -= rowHeight(row);
  }
  if (isOff) drawNotValid(pen, card.notValid, { x: x + PADDING + 2, top: top - PADDING });
  if (card.code !== null) pen.code(card.code, card.codeText, { x: x + 1, top: top - 1, size: CODE });
}

/** Drawn in place of the code, so that neither a scanner nor a person takes the ticket for a valid one. */
function drawNotValid(
  pen: Pen,
  [title = '', text = '']: readonly string[],
  { x, top }: { x: number; top: number },
): void {
  const strong = { face: 'strong', size: 11.5 } as const;
  const plain = { face: 'text', size: 9.5 } as const;
  const width = BESIDE - PADDING - 10;
  const head = pen.wrap(title, strong, width);
  const taken = pen.text('P', head, strong, { x, top, leading: 14 });
  pen.text('P', pen.wrap(text, plain, width), plain, { x, top: top - taken - 3, leading: 12 });
}
