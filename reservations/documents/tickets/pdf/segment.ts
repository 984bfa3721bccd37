import type { Locale } from '#foundation/text/locales.ts';
import { text } from '#reservations/messages/texts.ts';
import type { SegmentSheet } from '#reservations/documents/tickets/sheet.ts';
import { cardRows, drawRow, GAP } from './card-grid.ts';
import { FOAM, INNER, MARGIN, NAVY, type Pen, SAND, SOFT, type Style, WHITE } from './pen.ts';

const BAND = 24;
const PADDING = 12;
const TIME = { face: 'strong', size: 26 } as const;
const PORT = { face: 'display', size: 18, color: NAVY } as const;
const PLAIN = { face: 'text', size: 9.5 } as const;
const QUAY = { ...PLAIN, color: SOFT } as const;
const LEADING = 12.5;
/** Space between departure and arrival, for the arrow. */
const BETWEEN = 44;
const TIME_WIDTH = 80;
const HALF = (INNER - 2 * PADDING - BETWEEN) / 2;
const END_WIDTH = HALF - TIME_WIDTH;

type Part = { height: number; draw: () => void };

/**
 * One ship and below it its travellers, each with a code. Later ships start a new page when they don't fit on the current one; a
 * ship longer than a page continues on the next. `turnPage` starts a page.
 */
export function drawSegment(
  pen: Pen,
  trip: SegmentSheet,
  { locale, isFirst, turnPage }: { locale: Locale; isFirst: boolean; turnPage: () => void },
): void {
  const parts = [ends(pen, trip, locale), standing(pen, trip), beThere(pen, trip), facts(pen, trip)];
  const rows = cardRows(pen, trip.cards);
  const height = [...parts, ...rows].reduce((sum, part) => sum + part.height, BAND);
  if (!isFirst && !pen.fits(height)) turnPage();
  drawBand(pen, trip);
  for (const part of parts) part.draw();
  for (const row of rows) {
    if (!pen.fits(row.height - GAP)) {
      turnPage();
      drawBandAgain(pen, trip, locale);
    }
    drawRow(pen, row);
  }
  pen.down(8);
}

function drawBand(pen: Pen, { heading, day }: SegmentSheet): void {
  const top = pen.y();
  pen.box({ x: MARGIN, top, width: INNER, height: BAND }, { fill: NAVY });
  const style = { face: 'strong', size: 12.5, color: WHITE } as const;
  pen.text('H2', [`${heading}: ${day}`], style, { x: MARGIN + PADDING, top: top - 4 });
  pen.down(BAND);
}

function drawBandAgain(pen: Pen, { heading, day, from, to }: SegmentSheet, locale: Locale): void {
  const top = pen.y();
  pen.box({ x: MARGIN, top, width: INNER, height: BAND }, { fill: NAVY });
  const style = { face: 'strong', size: 10.5, color: WHITE } as const;
  const [firstLine = ''] = pen.wrap(
    `${heading} (${text(locale, 'tickets.continued')}): ${day}, ${from.time}, ${from.port} – ${to.port}`,
    style,
    INNER - 2 * PADDING,
  );
  pen.repeat(firstLine, style, { x: MARGIN + PADDING, top: top - 6 });
  pen.down(BAND + GAP);
}

/** The route: the times large, the ports beside them. */
function ends(pen: Pen, trip: SegmentSheet, locale: Locale): Part {
  const texts = [trip.from, trip.to].map((end) => ({
    time: end.time,
    port: pen.wrap(end.port, PORT, END_WIDTH),
    quay: pen.wrap(`${text(locale, 'tickets.quay')}: ${end.quay}`, QUAY, END_WIDTH),
  }));
  const tallest = Math.max(...texts.map(({ port, quay }) => port.length * 21 + quay.length * LEADING));
  const height = Math.max(TIME.size, tallest) + 20;
  return {
    height,
    draw: () => {
      const top = pen.y();
      pen.box({ x: MARGIN, top, width: INNER, height }, { fill: FOAM });
      for (const [index, { time, port, quay }] of texts.entries()) {
        const x = MARGIN + PADDING + index * (HALF + BETWEEN);
        pen.text('P', [time], TIME, { x, top: top - 8 });
        const taken = pen.text('P', port, PORT, { x: x + TIME_WIDTH, top: top - 10, leading: 21 });
        pen.text('P', quay, QUAY, { x: x + TIME_WIDTH, top: top - 13 - taken, leading: LEADING });
      }
      const middle = MARGIN + PADDING + HALF;
      pen.arrow(middle + 4, middle + BETWEEN - 12, top - 25);
      pen.down(height);
    },
  };
}

/** Differences from the plan, in a frame above all instructions. */
function standing(pen: Pen, trip: SegmentSheet): Part {
  if (!trip.standing) return { height: 0, draw: () => {} };
  const { title, text } = trip.standing;
  return framed(pen, [title], pen.wrap(text, PLAIN, INNER - 2 * PADDING), {
    style: { face: 'strong', size: 15 },
    thickness: 2,
  });
}

function beThere(pen: Pen, trip: SegmentSheet): Part {
  if (trip.beThere === '') return { height: 0, draw: () => {} };
  const note = [`${trip.from.quay}.`, trip.quayNote].join(' ').trim();
  return framed(pen, [trip.beThere], pen.wrap(note, PLAIN, INNER - 2 * PADDING), {
    style: { face: 'strong', size: 13, color: NAVY },
    thickness: 0.9,
  });
}

function framed(
  pen: Pen,
  title: string[],
  lines: string[],
  { style, thickness }: { style: Style; thickness: number },
): Part {
  const titleHeight = style.size * 1.3;
  const height = 11 + titleHeight + lines.length * LEADING;
  return {
    height: height + GAP,
    draw: () => {
      const top = pen.y() - GAP;
      pen.box({ x: MARGIN, top, width: INNER, height }, { fill: SAND, border: NAVY, thickness });
      const x = MARGIN + PADDING;
      pen.text('P', title, style, { x, top: top - 4 });
      pen.text('P', lines, PLAIN, { x, top: top - 6 - titleHeight, leading: LEADING });
      pen.down(height + GAP);
    },
  };
}

/** Facts in a row, as many as fit on each line. */
function facts(pen: Pen, trip: SegmentSheet): Part {
  const width = INNER - 2 * PADDING;
  const placed: { lines: string[]; x: number; line: number }[] = [];
  let x = 0;
  let line = 0;
  for (const fact of trip.facts) {
    const wide = pen.width(fact, PLAIN);
    if (x > 0 && x + wide > width) {
      x = 0;
      line += 1;
    }
    const lines = pen.wrap(fact, PLAIN, width);
    placed.push({ lines, x, line });
    line += lines.length - 1;
    x = lines.length > 1 ? width : x + wide + 20;
  }
  const height = (line + 1) * LEADING + 14;
  return {
    height,
    draw: () => {
      const top = pen.y() - 6;
      for (const fact of placed)
        pen.text('P', fact.lines, PLAIN, {
          x: MARGIN + PADDING + fact.x,
          top: top - fact.line * LEADING,
          leading: LEADING,
        });
      pen.down(height);
    },
  };
}
