import { blockText, type RichTextValue } from '#lib/content/rich-text.ts';

export type Member = RichTextValue[number];

/**
 * Height of a piece of text, in lines of one of a page's two columns. An estimate, because pages are set on the server.
 * The type scales with the page, so a line holds about the same number of letters on every screen.
 */
const LETTERS_IN_A_LINE = 27;

export function linesOf(member: Member): number {
  switch (member._type) {
    case 'block':
      return blockLines(blockText(member), member.style, member.listItem !== undefined);
    case 'callout':
      return 3 + lines(member.text ?? '', 24);
    case 'imageWithAlt':
      // Spans both columns, with its caption.
      return 24;
    case 'textTable':
      return 6 + 4 * (member.rows?.length ?? 0);
    case 'embed':
      return 12;
    case 'bookingButton':
      return 4;
  }
}

function blockLines(text: string, style: string | undefined, listed: boolean): number {
  if (style === 'h2' || style === 'h3') return 1.2 + 1.4 * lines(text, 19);
  if (style === 'blockquote') return 2.5 + 1.5 * lines(text, 20);
  return lines(text, listed ? 22 : LETTERS_IN_A_LINE) + (listed ? 0.5 : 0);
}

function lines(text: string, letters: number): number {
  return Math.max(1, Math.ceil(text.length / letters));
}

/** How many letters of a paragraph fit into this many lines. */
export function lettersIn(lineCount: number): number {
  return Math.max(0, Math.floor(lineCount) * LETTERS_IN_A_LINE);
}
