import { create } from 'qrcode';
import { type PDFDocument, PDFOperator, PDFOperatorNames, type PDFPage, rgb, type RGB } from 'pdf-lib';
import type { Face, Fonts } from './fonts.ts';
import type { Role, Structure } from './structure.ts';

export type Style = { face: Face; size: number; color?: RGB };

/**
 * Brand navy is dark enough to print as black on a monochrome printer; nothing on a ticket depends on colour alone.
 */
export const NAVY = rgb(0.051, 0.184, 0.341);
const INK = rgb(0.063, 0.141, 0.247);
export const SOFT = rgb(0.235, 0.306, 0.39);
export const WHITE = rgb(1, 1, 1);
/** Backgrounds so light that a monochrome printer leaves them white, and lines that it still prints. */
export const FOAM = rgb(0.949, 0.973, 0.98);
export const SAND = rgb(1, 0.973, 0.918);
export const LINE = rgb(0.69, 0.76, 0.82);

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
export const MARGIN = 40;
export const INNER = WIDTH - 2 * MARGIN;
const TOP = HEIGHT - 30;
const FOOT = 40;
/** Quiet zone in modules that a reader needs on every side of a code (ISO/IEC 18004). */
const QUIET = 4;

type Box = { x: number; top: number; width: number; height: number };

/** Style of a fact's name, and the line height of its value as a multiple of its font size. */
export const LABEL = { face: 'text', size: 8, color: SOFT } as const;
const PAIR_LEADING = 1.22;

/** Height of `pen.pair` with this many lines. */
export function pairHeight(lines: number, { size }: Style): number {
  return LABEL.size + lines * size * PAIR_LEADING + 5;
}

/** Formats a number for a page: a thousandth of a point is finer than any printer. */
function points(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Draws from the top of a page downwards; `y` is where the next element may begin. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(doc: PDFDocument, fonts: Fonts, structure: Structure) {
  let page = addPage();
  let y = TOP;

  function addPage(): PDFPage {
    return doc.addPage([WIDTH, HEIGHT]);
  }

  /**
   * Splits text into lines of this width. A double name may be broken after its hyphen; a word that is too wide by
   * itself is cut.
   */
  function wrap(text: string, { face, size }: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (candidate: string) => fonts.width(candidate, face, size) <= width;
    for (const piece of text.split(/(?<=\p{L}-)(?=\p{L})|(?= )/u)) {
      if (fits(line + piece)) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of piece.trimStart()) {
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
    const { red, green, blue } = style.color ?? INK;
    let left = x;
    for (const { cut, glyphs, width } of fonts.runs(text, style.face)) {
      const font = fonts.onPage(cut, page);
      const place = `1 0 0 1 ${points(left)} ${points(baseline)} Tm`;
      const shown = `BT ${red} ${green} ${blue} rg ${font} ${style.size} Tf ${place} <${glyphs}> Tj`;
      // One operator with the others as operands: creating the library's objects for each took longer than all
      // drawing.
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndText, [shown]));
      left += (width * style.size) / 1000;
    }
  }

  return {
    wrap,
    width: (text: string, { face, size }: Style) => fonts.width(text, face, size),
    y: () => y,
    down: (points: number) => {
      y -= points;
    },
    /** True if this much space is left on the page. */
    fits: (points: number) => y - points >= FOOT,
    nextPage(): void {
      page = addPage();
      y = TOP;
    },
    /** One text element at a position; several lines are one element. Returns its height. */
    text(
      role: Role,
      lines: readonly string[],
      style: Style,
      at: { x: number; top: number; leading?: number },
    ): number {
      const leading = at.leading ?? style.size * 1.3;
      structure.mark(page, role, () => {
        for (const [index, content] of lines.entries())
          line(content, style, at.x, at.top - style.size - index * leading);
      });
      return lines.length * leading;
    },
    /** A name and its value as one element, so that they are read together. */
    pair(name: string, value: readonly string[], style: Style, at: { x: number; top: number }): void {
      const leading = style.size * PAIR_LEADING;
      structure.mark(page, 'P', () => {
        line(name, LABEL, at.x, at.top - LABEL.size);
        for (const [index, content] of value.entries())
          line(content, style, at.x, at.top - LABEL.size - leading * (index + 1));
      });
    },
    rule(top: number, options: { thickness?: number } = {}): void {
      structure.mark(page, 'artifact', () => {
        page.drawLine({
          start: { x: MARGIN, y: top },
          end: { x: WIDTH - MARGIN, y: top },
          thickness: options.thickness ?? 0.7,
          color: NAVY,
        });
      });
    },
    /** Repeats text on a later page; screen readers skip it, having read it already. */
    repeat(text: string, style: Style, at: { x: number; top: number }): void {
      structure.mark(page, 'artifact', () => line(text, style, at.x, at.top - style.size));
    },
    box(
      { x, top, width, height }: Box,
      look: { fill?: RGB; border?: RGB; thickness?: number; dashed?: boolean },
    ) {
      structure.mark(page, 'artifact', () => {
        page.drawRectangle({
          x,
          y: top - height,
          width,
          height,
          ...(look.fill ? { color: look.fill } : {}),
          ...(look.border ? { borderColor: look.border, borderWidth: look.thickness ?? 0.7 } : {}),
          ...(look.dashed ? { borderDashArray: [3, 3] } : {}),
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
    /** A QR code with its quiet zone, as squares that stay sharp at any size; black, whatever the brand's colour. */
    code(text: string, alt: string, at: { x: number; top: number; size: number }): void {
      // Trying all eight masks takes longer than drawing the ticket, and signed text is evenly distributed under any.
      const { modules } = create(text, { errorCorrectionLevel: 'M', maskPattern: 3 });
      const cell = at.size / (modules.size + 2 * QUIET);
      const left = at.x + QUIET * cell;
      const top = at.top - QUIET * cell;
      structure.mark(
        page,
        'Figure',
        () => {
          const squares = ['q 0 0 0 rg'];
          for (let row = 0; row < modules.size; row += 1)
            for (const [start, length] of darkRuns(modules, row))
              squares.push(
                `${points(left + start * cell)} ${points(top - (row + 1) * cell)} ${points(length * cell)} ${points(cell)} re`,
              );
          squares.push('f');
          page.pushOperators(PDFOperator.of(PDFOperatorNames.PopGraphicsState, [squares.join('\n')]));
        },
        alt,
      );
    },
    /** Writes text at the foot of every page. */
    foot(text: (page: number, pages: number) => [string, string]): void {
      const pages = doc.getPages();
      for (const [index, each] of pages.entries()) {
        page = each;
        const style: Style = { face: 'text', size: 9, color: SOFT };
        const [left, right] = text(index + 1, pages.length);
        structure.mark(page, 'artifact', () => {
          line(left, style, MARGIN, 24);
          line(right, style, WIDTH - MARGIN - fonts.width(right, 'text', 9), 24);
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
