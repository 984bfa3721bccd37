import { text } from '#reservations/messages/texts.ts';
import type { TicketSheet } from '#reservations/documents/tickets/sheet.ts';
import { INNER, MARGIN, NAVY, type Pen, SOFT } from './pen.ts';

const PRICE_WIDTH = 164;
const NOTES_X = MARGIN + PRICE_WIDTH + 22;
const NOTES_WIDTH = INNER - PRICE_WIDTH - 22;
const HEADING = { face: 'display', size: 15, color: NAVY } as const;
const HEADING_HEIGHT = 22;
const PLAIN = { face: 'text', size: 9 } as const;
const LEADING = 11.3;
const SMALL = { face: 'text', size: 8.5, color: SOFT } as const;
const TOTAL = { face: 'strong', size: 11.5 } as const;

/** At the end, once for all ships: the price, and useful notes beside it. */
export function drawPriceAndNotes(pen: Pen, sheet: TicketSheet, turnPage: () => void): void {
  const { locale, costs, total, phone } = sheet;
  const vat = sheet.vat.map((each) => pen.wrap(each, SMALL, PRICE_WIDTH));
  const notes = sheet.notes.map((note) => pen.wrap(note, PLAIN, NOTES_WIDTH));
  const priceHeight = costs.length * 14 + 20 + vat.flat().length * LEADING + (phone === '' ? 0 : 18);
  const notesHeight = notes.reduce((sum, lines) => sum + lines.length * LEADING + 3, 0);
  const height = HEADING_HEIGHT + 8 + Math.max(priceHeight, notesHeight);
  // The head of a page already ends with a rule.
  if (pen.fits(height)) pen.rule(pen.y(), { thickness: 1.4 });
  else turnPage();
  const top = pen.y() - 8;
  let y = top - HEADING_HEIGHT;
  pen.text('H2', [text(locale, 'tickets.costs')], HEADING, { x: MARGIN, top });
  for (const [label, value] of costs) y -= amount(pen, [label, value], PLAIN, y, 14);
  y -= amount(pen, total, TOTAL, y, 20);
  for (const lines of vat) y -= pen.text('P', lines, SMALL, { x: MARGIN, top: y, leading: LEADING });
  if (phone !== '') pen.text('P', [phone], PLAIN, { x: MARGIN, top: y - 4 });
  if (notes.length > 0) {
    pen.text('H2', [text(locale, 'tickets.good')], HEADING, { x: NOTES_X, top });
    y = top - HEADING_HEIGHT;
    for (const lines of notes) y -= pen.text('P', lines, PLAIN, { x: NOTES_X, top: y, leading: LEADING }) + 3;
  }
  pen.down(height);
}

function amount(
  pen: Pen,
  [label, value]: readonly [string, string],
  style: typeof PLAIN | typeof TOTAL,
  top: number,
  height: number,
): number {
  pen.text('P', [label], style, { x: MARGIN, top });
  pen.text('P', [value], style, { x: MARGIN + PRICE_WIDTH - pen.width(value, style), top });
  return height;
}
