import { PDFDocument } from 'pdf-lib';
import type { TicketCard } from '../cards.ts';
import type { TicketSheet, TripSheet } from '../sheet.ts';
import { embedFonts } from './fonts.ts';
import { createPen, INNER, MARGIN, NAVY, type Pen, SOFT } from './pen.ts';
import { createStructure } from './structure.ts';

const CODE = 136;
const TEXT_X = MARGIN + CODE + 22;
const COLUMN = (INNER - CODE - 22) / 2;

/**
 * The tickets of a booking as one PDF: A4, large enough to read on a telephone, tagged, and as clear without colours.
 * `at` becomes the date in its description; the same sheet at the same moment gives the same bytes.
 */
export async function ticketPdf(sheet: TicketSheet, at: Date): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const fonts = await embedFonts(doc, JSON.stringify(sheet) + sheet.words.page(1234567890, 0) + '?');
  const structure = createStructure(doc, sheet.locale);
  const pen = createPen(doc, fonts, structure);
  const title = sheet.words.title(sheet.reference);
  doc.setTitle(`${title} – ${sheet.operator}`, { showInWindowTitleBar: true });
  doc.setAuthor(sheet.operator);
  doc.setSubject(sheet.trips.map(({ from, to, day }) => `${from.port} – ${to.port}, ${day}`).join('; '));
  doc.setCreator(sheet.operator);
  doc.setProducer(sheet.operator);
  doc.setCreationDate(at);
  doc.setModificationDate(at);
  head(pen, sheet);
  for (const trip of sheet.trips) drawTrip(pen, trip);
  drawPrice(pen, sheet);
  drawNotes(pen, sheet);
  pen.foot((page, pages) => [`${title} · ${sheet.operator}`, sheet.words.page(page, pages)]);
  structure.finish();
  return doc.save();
}

function head(pen: Pen, { operator, words, reference, issued, test }: TicketSheet): void {
  const top = pen.y();
  pen.text('P', [operator], { face: 'display', size: 28, color: NAVY }, { x: MARGIN, top });
  const big = { face: 'strong', size: 25, color: NAVY } as const;
  const right = MARGIN + INNER - pen.width(reference, big);
  const label = { face: 'text', size: 9, color: SOFT } as const;
  pen.text('P', [words.reference], label, {
    x: MARGIN + INNER - pen.width(words.reference, label),
    top: top + 6,
  });
  pen.text('H1', [reference], big, { x: right, top: top - 5 });
  pen.text('P', [`${words.ticket}. ${issued}`], label, { x: MARGIN, top: top - 36 });
  pen.rule(top - 54, { thickness: 1.4 });
  pen.down(68);
  if (test === null) return;
  const strong = { face: 'strong', size: 15 } as const;
  pen.frame(pen.y(), 34);
  pen.text('P', [test], strong, { x: MARGIN + 12, top: pen.y() - 8 });
  pen.down(46);
}

function drawTrip(pen: Pen, trip: TripSheet): void {
  pen.need(210 + 180);
  const heading = { face: 'strong', size: 14, color: NAVY } as const;
  pen.down(pen.text('H2', [`${trip.heading}: ${trip.day}`], heading, { x: MARGIN, top: pen.y() }) + 8);
  const top = pen.y();
  const half = MARGIN + INNER / 2 + 20;
  for (const [end, x] of [
    [trip.from, MARGIN],
    [trip.to, half],
  ] as const) {
    const width = INNER / 2 - 24;
    pen.text('P', [end.time], { face: 'strong', size: 32 }, { x, top });
    const port = pen.wrap(end.port, { face: 'strong', size: 16 }, width);
    const taken = pen.text('P', port, { face: 'strong', size: 16 }, { x, top: top - 38 });
    const quay = pen.wrap(end.quay, { face: 'text', size: 11 }, width);
    pen.text('P', quay, { face: 'text', size: 11, color: SOFT }, { x, top: top - 40 - taken });
  }
  pen.arrow(MARGIN + 120, half - 24, top - 21);
  pen.down(94);
  if (trip.standing) drawStanding(pen, trip.standing);
  if (trip.beThere !== '') drawBeThere(pen, trip);
  for (const fact of trip.facts) {
    const lines = pen.wrap(fact, { face: 'text', size: 10.5 }, INNER);
    pen.down(pen.text('P', lines, { face: 'text', size: 10.5 }, { x: MARGIN, top: pen.y() }));
  }
  pen.down(10);
  for (const card of trip.cards) drawCard(pen, card);
  pen.down(10);
}

/** What is not as planned, in a frame above everything that is to be done. */
function drawStanding(pen: Pen, { title, text }: NonNullable<TripSheet['standing']>): void {
  const strong = { face: 'strong', size: 18 } as const;
  const plain = { face: 'text', size: 11 } as const;
  const lines = pen.wrap(text, plain, INNER - 24);
  const height = 42 + lines.length * 14;
  const top = pen.y();
  pen.frame(top, height);
  pen.text('P', [title], strong, { x: MARGIN + 12, top: top - 8 });
  pen.text('P', lines, plain, { x: MARGIN + 12, top: top - 36, leading: 14 });
  pen.down(height + 10);
}

function drawBeThere(pen: Pen, trip: TripSheet): void {
  const strong = { face: 'strong', size: 15, color: NAVY } as const;
  const plain = { face: 'text', size: 10.5 } as const;
  const note = pen.wrap([`${trip.from.quay}.`, trip.quayNote].join(' ').trim(), plain, INNER - 24);
  const height = 36 + note.length * 14;
  const top = pen.y();
  pen.frame(top, height);
  pen.text('P', [trip.beThere], strong, { x: MARGIN + 12, top: top - 8 });
  pen.text('P', note, plain, { x: MARGIN + 12, top: top - 30, leading: 14 });
  pen.down(height + 8);
}

function drawCard(pen: Pen, card: TicketCard): void {
  const title = { face: 'strong', size: 16 } as const;
  const name = pen.wrap(card.title, title, 2 * COLUMN);
  const rows = factRows(pen, card);
  const heights = rows.map((row) => Math.max(...row.map(({ lines }) => 17 + lines.length * 13.5)) + 3);
  const textHeight = name.length * 20 + 8 + heights.reduce((sum, height) => sum + height, 0);
  const height = Math.max(card.code === null ? 0 : CODE, textHeight) + 24;
  pen.need(height);
  pen.rule(pen.y(), { dashed: true });
  const top = pen.y() - 12;
  let y = top - pen.text('H3', name, title, { x: TEXT_X, top, leading: 20 }) - 8;
  for (const [index, row] of rows.entries()) {
    for (const [column, { label, lines }] of row.entries())
      pen.pair(label, lines, { x: TEXT_X + column * COLUMN, top: y });
    y -= heights[index] ?? 0;
  }
  if (card.notValid.length > 0) drawNotValid(pen, card.notValid, top);
  if (card.code !== null) pen.code(card.code, card.codeText, { x: MARGIN, top, size: CODE });
  pen.down(height);
}

/** In the place of the code: no scanner and no eye takes the ticket for a valid one. */
function drawNotValid(pen: Pen, [title = '', text = '']: readonly string[], top: number): void {
  const strong = { face: 'strong', size: 15 } as const;
  const plain = { face: 'text', size: 11 } as const;
  const head = pen.wrap(title, strong, CODE);
  const taken = pen.text('P', head, strong, { x: MARGIN, top, leading: 18 });
  pen.text('P', pen.wrap(text, plain, CODE), plain, { x: MARGIN, top: top - taken - 4, leading: 14 });
}

/** Facts two by two; one that needs much room gets a row of its own. */
function factRows(pen: Pen, card: TicketCard): { label: string; lines: string[] }[][] {
  const style = { face: 'strong', size: 11 } as const;
  const rows: { label: string; lines: string[] }[][] = [];
  let open: { label: string; lines: string[] }[] | null = null;
  for (const [label, value] of card.facts) {
    const isWide = pen.width(value, style) > COLUMN - 10;
    if (isWide) {
      rows.push([{ label, lines: pen.wrap(value, style, 2 * COLUMN) }]);
      continue;
    }
    const cell = { label, lines: [value] };
    if (open) {
      open.push(cell);
      open = null;
    } else {
      open = [cell];
      rows.push(open);
    }
  }
  return rows;
}

function drawPrice(pen: Pen, { words, costs, total, vat }: TicketSheet): void {
  pen.need(60 + (costs.length + vat.length) * 16);
  pen.rule(pen.y());
  pen.down(12);
  pen.down(
    pen.text('H2', [words.costs], { face: 'strong', size: 14, color: NAVY }, { x: MARGIN, top: pen.y() }) + 4,
  );
  for (const [label, value] of costs) amount(pen, label, value, { face: 'text', size: 11 });
  amount(pen, total[0], total[1], { face: 'strong', size: 13 });
  for (const words of vat)
    pen.down(pen.text('P', [words], { face: 'text', size: 10, color: SOFT }, { x: MARGIN, top: pen.y() }));
  pen.down(12);
}

function amount(
  pen: Pen,
  label: string,
  value: string,
  style: { face: 'text' | 'strong'; size: number },
): void {
  pen.text('P', [label], style, { x: MARGIN, top: pen.y() });
  pen.down(pen.text('P', [value], style, { x: MARGIN + 300 - pen.width(value, style), top: pen.y() }) + 2);
}

function drawNotes(pen: Pen, { words, notes, phone }: TicketSheet): void {
  const style = { face: 'text', size: 10.5 } as const;
  const paragraphs = [...notes, ...(phone === '' ? [] : [phone])].map((note) => pen.wrap(note, style, INNER));
  if (paragraphs.length === 0) return;
  pen.need(40 + paragraphs.reduce((sum, lines) => sum + lines.length * 14 + 5, 0));
  pen.down(
    pen.text('H2', [words.good], { face: 'strong', size: 14, color: NAVY }, { x: MARGIN, top: pen.y() }) + 4,
  );
  for (const lines of paragraphs)
    pen.down(pen.text('P', lines, style, { x: MARGIN, top: pen.y(), leading: 14 }) + 5);
}
