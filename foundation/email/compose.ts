import { letterHtml } from './html.ts';
import type { LetterContent } from './letter.ts';
import { letterText } from './text.ts';

/** An email as plain text and as HTML. */
export function composeLetter(letter: LetterContent): { text: string; html: string } {
  return { text: letterText(letter), html: letterHtml(letter) };
}
