import { create } from 'qrcode';
import {
  fill,
  type PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  type RGB,
  setFillingRgbColor,
} from 'pdf-lib';
import type { Face, Fonts } from './fonts.ts';
import type { Role, Structure } from './structure.ts';

export type Style = { face: Face; size: number; color?: RGB };

/** Brand navy is dark enough to stay black on a printer without colours; nothing on a ticket is told by colour alone. */
export const NAVY = rgb(0.051, 0.184, 0.341);
export const INK = rgb(0.063, 0.141, 0.247);
export const SOFT = rgb(0.235, 0.306, 0.39);

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
export const MARGIN = 40;
export const INNER = WIDTH - 2 * MARGIN;
const FOOT = 56;

/** Draws from the top of a page downwards; `y` is where the next thing may begin. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(doc: PDFDocument, fonts: Fonts, structure: Structure) {
  let page = addPage();
  let y = HEIGHT - MARGIN;

  function addPage(): PDFPage {
    return doc.addPage([WIDTH, HEIGHT]);
  }

  /** Lines that fit a width; a word that alone is too wide is cut. */
  function wrap(text: string, { face, size }: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (candidate: string) => fonts.width(candidate, face, size) <= width;
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  /** One line with its baseline at `baseline`. */
  function line(text: string, style: Style, x: number, baseline: number): void {
    let left = x;
    for (const { font, text: part } of fonts.runs(text, style.face)) {
      page.drawText(part, { x: left, y: baseline, size: style.size, font, color: style.color ?? INK });
      left += font.widthOfTextAtSize(part, style.size);
    }
  }

  return {
    wrap,
    width: (text: string, { face, size }: Style) => fonts.width(text, face, size),
    y: () => y,
    down: (points: number) => {
      y -= points;
    },
    /** Begins another page when less than this is left. */
    need(points: number): void {
      if (y - points >= FOOT) return;
      page = addPage();
      y = HEIGHT - MARGIN;
    },
    /** One element of text at a place; several lines are one element. Answers the height it took. */
    text(
      role: Role,
      lines: readonly string[],
      style: Style,
      at: { x: number; top: number; leading?: number },
    ): number {
      const leading = at.leading ?? style.size * 1.3;
      structure.mark(page, role, () => {
        for (const [index, words] of lines.entries())
          line(words, style, at.x, at.top - style.size - index * leading);
      });
      return lines.length * leading;
    },
    /** A name and its value as one element, so that they are read together. */
    pair(name: string, value: readonly string[], at: { x: number; top: number }): number {
      structure.mark(page, 'P', () => {
        line(name, { face: 'text', size: 9, color: SOFT }, at.x, at.top - 9);
        for (const [index, words] of value.entries())
          line(words, { face: 'strong', size: 11 }, at.x, at.top - 22 - index * 13.5);
      });
      return 17 + value.length * 13.5;
    },
    rule(top: number, options: { thickness?: number; dashed?: boolean } = {}): void {
      structure.mark(page, 'artifact', () => {
        page.drawLine({
          start: { x: MARGIN, y: top },
          end: { x: WIDTH - MARGIN, y: top },
          thickness: options.thickness ?? 0.7,
          color: NAVY,
          ...(options.dashed ? { dashArray: [3, 3] } : {}),
        });
      });
    },
    frame(top: number, height: number): void {
      structure.mark(page, 'artifact', () => {
        page.drawRectangle({
          x: MARGIN,
          y: top - height,
          width: INNER,
          height,
          borderColor: NAVY,
          borderWidth: 1.4,
        });
      });
    },
    arrow(from: number, to: number, at: number): void {
      structure.mark(page, 'artifact', () => {
        const stroke = { thickness: 1.4, color: NAVY };
        page.drawLine({ start: { x: from, y: at }, end: { x: to, y: at }, ...stroke });
        for (const side of [-4, 4])
          page.drawLine({ start: { x: to - 6, y: at + side }, end: { x: to, y: at }, ...stroke });
      });
    },
    /** A QR code as squares that stay sharp at any size; black, whatever the brand's colour. */
    code(text: string, alt: string, at: { x: number; top: number; size: number }): void {
      const { modules } = create(text, { errorCorrectionLevel: 'M' });
      const cell = at.size / modules.size;
      structure.mark(
        page,
        'Figure',
        () => {
          page.pushOperators(pushGraphicsState(), setFillingRgbColor(0, 0, 0));
          for (let row = 0; row < modules.size; row += 1)
            for (const [start, length] of darkRuns(modules, row))
              page.pushOperators(
                rectangle(at.x + start * cell, at.top - (row + 1) * cell, length * cell, cell),
              );
          page.pushOperators(fill(), popGraphicsState());
        },
        alt,
      );
    },
    /** Says something at the foot of every page. */
    foot(words: (page: number, pages: number) => [string, string]): void {
      const pages = doc.getPages();
      for (const [index, each] of pages.entries()) {
        page = each;
        const style: Style = { face: 'text', size: 9, color: SOFT };
        const [left, right] = words(index + 1, pages.length);
        structure.mark(page, 'artifact', () => {
          line(left, style, MARGIN, 32);
          line(right, style, WIDTH - MARGIN - fonts.width(right, 'text', 9), 32);
        });
      }
    },
  };
}

function* darkRuns(
  modules: { size: number; get(row: number, column: number): number },
  row: number,
): Generator<[number, number]> {
  let start = -1;
  for (let column = 0; column <= modules.size; column += 1) {
    const isDark = column < modules.size && modules.get(row, column) === 1;
    if (isDark && start < 0) start = column;
    if (isDark || start < 0) continue;
    yield [start, column - start];
    start = -1;
  }
}
