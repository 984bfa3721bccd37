import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { verifyTicket } from '#contracts/reservations/index.ts';
import { ticketPdf } from '#reservations/documents/tickets/pdf/ticket-pdf.ts';
import type { TicketSheet } from '#reservations/documents/tickets/sheet.ts';
import { printedCodes, rolesIn } from '#tests/fixtures/ticket-pdf.ts';
import { type Bearer, FAMILY, sheetKey, sheetOf } from '#tests/fixtures/ticket-sheets.ts';

const ISSUED = new Date('2026-06-01T09:00:00Z');
const ON_THE_DAY = new Date('2026-07-07T06:00:00Z');
const A4 = { width: 595.28, height: 841.89 };
const POINTS_PER_MM = 72 / 25.4;
/** Modules of the codes on these sheets, and the quiet zone that every side of a code needs. */
const SQUARES = 57;
const QUIET = 4;

const people = (count: number): Bearer[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Αντωνιάδης Πέτρος ${index + 1}`, category: 'ADT' }));

async function drawn(sheet: TicketSheet) {
  const bytes = await ticketPdf(sheet, ISSUED);
  const doc = await PDFDocument.load(bytes);
  return { pages: doc.getPageCount(), roles: rolesIn(doc), codes: await printedCodes(bytes) };
}

// A family with a return once got seven pages.
describe('D5 the booklet of a party', () => {
  it.each<[string, { bearers: Bearer[]; ways: 1 | 2; pages: number }]>([
    ['one person', { bearers: people(1), ways: 1, pages: 1 }],
    ['one person with a return', { bearers: people(1), ways: 2, pages: 1 }],
    ['four people', { bearers: people(4), ways: 1, pages: 1 }],
    ['a family of four with a car and a return', { bearers: FAMILY, ways: 2, pages: 2 }],
    ['nine people', { bearers: people(9), ways: 1, pages: 2 }],
    ['nine people with a return', { bearers: people(9), ways: 2, pages: 3 }],
  ])('of %s is short, in both languages, with the code of each beside the name', async (_, given) => {
    const { bearers, ways, pages } = given;
    for (const locale of ['el', 'en'] as const) {
      const sheet = sheetOf({ locale, bearers, ways });
      const made = await drawn(sheet);
      expect(made.pages).toBe(pages);
      const wanted = sheet.trips.flatMap(({ cards }, way) =>
        cards.map(({ codeText }, index) => ({ alt: codeText, document: 1_000_000 + way * 100 + index })),
      );
      const read = made.codes.map(async ({ text, alt }) => {
        const check = await verifyTicket(text, sheetKey, ON_THE_DAY);
        return { alt, document: check.kind === 'valid' ? check.ticket.document : check.kind };
      });
      expect(await Promise.all(read)).toEqual(wanted);
      expect(made.roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(made.roles.filter((role) => role === 'H3')).toHaveLength(wanted.length);
    }
  });

  it('prints each code whole, at least 28 mm wide with its quiet zone, not overlapped by another code', async () => {
    const { codes } = await drawn(
      sheetOf({ locale: 'el', bearers: [...people(13), ...FAMILY], isTest: true }),
    );
    expect(codes).toHaveLength(18);
    expect(new Set(codes.map(({ page }) => page)).size).toBe(2);
    const boxes = codes.map(({ page, left, bottom, side }) => {
      const margin = (side / SQUARES) * QUIET;
      return { page, left: left - margin, bottom: bottom - margin, side: side + 2 * margin };
    });
    for (const box of boxes) {
      expect(box.side / POINTS_PER_MM).toBeGreaterThanOrEqual(28);
      expect(Math.min(box.left, box.bottom)).toBeGreaterThan(0);
      expect(box.left + box.side).toBeLessThan(A4.width);
      expect(box.bottom + box.side).toBeLessThan(A4.height);
      const touching = boxes.filter(
        (other) =>
          other !== box &&
          other.page === box.page &&
          Math.abs(other.left - box.left) < box.side &&
          Math.abs(other.bottom - box.bottom) < box.side,
      );
      expect(touching).toEqual([]);
    }
  });

  it('prints no code for a ship that does not sail, but those of the inbound ship', async () => {
    const standing = { title: 'CANCELLED', text: 'This sailing is cancelled.', isValid: false };
    const sheet = sheetOf({ bearers: FAMILY, ways: 2, standing });
    const { pages, codes, roles } = await drawn(sheet);
    expect(pages).toBe(2);
    expect(codes.map(({ alt }) => alt)).toEqual(sheet.trips[1]?.cards.map(({ codeText }) => codeText));
    // Everybody is still listed: refunds are claimed with the number of the ticket.
    expect(roles.filter((role) => role === 'H3')).toHaveLength(2 * FAMILY.length);
  });

  // Fonts were subset and compressed again for each ticket, which took most of its time: 60 ms, and 14 without.
  it('contains fonts that were subset once for all tickets, and only those that its names need', async () => {
    const fontsFor = async (name: string) => {
      const doc = await PDFDocument.load(
        await ticketPdf(sheetOf({ locale: 'el', bearers: [{ name, category: 'ADT' }] }), ISSUED),
      );
      return doc.context.enumerateIndirectObjects().flatMap(([, object]) => {
        const isFont = object instanceof PDFRawStream && object.dict.has(PDFName.of('Length1'));
        return isFont ? [Buffer.from(object.contents).toString('base64')] : [];
      });
    };
    const [usual, other, rare] = await Promise.all(
      ['Νίκου Άννα', 'ΞΥΨΩΜΑΤΑΣ George', 'Žižek Đặng'].map(fontsFor),
    );
    expect(usual).toHaveLength(6);
    expect(other).toEqual(usual);
    expect(rare).toHaveLength(8);
    expect(rare).toEqual(expect.arrayContaining(usual ?? []));
  });
});
