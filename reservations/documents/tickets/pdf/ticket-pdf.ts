import { text } from '#reservations/messages/texts.ts';
import { PDFDocument } from 'pdf-lib';
import type { TicketSheet } from '#reservations/documents/tickets/sheet.ts';
import { drawPriceAndNotes } from './price-and-notes.ts';
import { openFonts } from './fonts.ts';
import { createPen, INNER, MARGIN, NAVY, type Pen, SOFT } from './pen.ts';
import { createStructure } from './structure.ts';
import { drawSegment } from './segment.ts';

/**
 * The tickets of a booking as one PDF: A4 pages with usually one ship per page, large enough to read on a phone,
 * tagged, and readable without colours. `at` becomes the date in the metadata; the same sheet at the same moment
 * gives the same bytes.
 */
export async function ticketPdf(sheet: TicketSheet, at: Date): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const fonts = await openFonts(doc);
  const structure = createStructure(doc, sheet.locale);
  const pen = createPen(doc, fonts, structure);
  const title = text(sheet.locale, 'tickets.title', { reference: sheet.reference });
  doc.setTitle(`${title} – ${sheet.operator}`, { showInWindowTitleBar: true });
  doc.setAuthor(sheet.operator);
  doc.setSubject(sheet.trips.map(({ from, to, day }) => `${from.port} – ${to.port}, ${day}`).join('; '));
  doc.setCreator(sheet.operator);
  doc.setProducer(sheet.operator);
  doc.setCreationDate(at);
  doc.setModificationDate(at);
  const turnPage = () => {
    pen.nextPage();
    headAgain(pen, sheet);
  };
  head(pen, sheet);
  for (const [index, trip] of sheet.trips.entries())
    drawSegment(pen, trip, { locale: sheet.locale, isFirst: index === 0, turnPage });
  drawPriceAndNotes(pen, sheet, turnPage);
  pen.foot((page, pages) => [
    `${title} · ${sheet.operator}`,
    text(sheet.locale, 'tickets.page', { page, pages }),
  ]);
  structure.finish();
  return doc.save();
}

function head(pen: Pen, sheet: TicketSheet): void {
  const { operator, reference, issued, test } = sheet;
  const top = pen.y();
  pen.text('P', [operator], { face: 'display', size: 26, color: NAVY }, { x: MARGIN, top });
  const big = { face: 'strong', size: 22, color: NAVY } as const;
  const label = { face: 'text', size: 9, color: SOFT } as const;
  const toRight = (width: number) => MARGIN + INNER - width;
  const name = text(sheet.locale, 'tickets.reference');
  pen.text('P', [name], label, { x: toRight(pen.width(name, label)), top: top + 2 });
  pen.text('H1', [reference], big, { x: toRight(pen.width(reference, big)), top: top - 10 });
  pen.text('P', [`${text(sheet.locale, 'tickets.ticket')}. ${issued}`], label, { x: MARGIN, top: top - 31 });
  pen.rule(top - 46, { thickness: 1.4 });
  pen.down(54);
  if (test === null) return;
  pen.box({ x: MARGIN, top: pen.y(), width: INNER, height: 26 }, { border: NAVY, thickness: 1.4 });
  pen.text('P', [test], { face: 'strong', size: 12.5 }, { x: MARGIN + 12, top: pen.y() - 6 });
  pen.down(34);
}

/** Repeats the operator, the booking reference and the test notice on later pages, which may get separated. */
function headAgain(pen: Pen, { operator, reference, test }: TicketSheet): void {
  const top = pen.y();
  const strong = { face: 'strong', size: 13, color: NAVY } as const;
  const small = { face: 'strong', size: 9 } as const;
  pen.repeat(operator, { face: 'display', size: 15, color: NAVY }, { x: MARGIN, top });
  if (test !== null)
    pen.repeat(test, small, { x: MARGIN + (INNER - pen.width(test, small)) / 2, top: top - 5 });
  pen.repeat(reference, strong, { x: MARGIN + INNER - pen.width(reference, strong), top: top - 1 });
  pen.rule(top - 22, { thickness: 1.4 });
  pen.down(30);
}
