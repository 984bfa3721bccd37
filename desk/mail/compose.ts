import type { Locale } from '#foundation/text/locales.ts';
import { composeLetter } from '#foundation/email/compose.ts';
import { text } from '#desk/messages/texts.ts';
import type { Block, Small } from '#foundation/email/letter.ts';

/** A letter of the desk before it has a form: what is said, what is listed, what somebody else wrote. */
export type Draft = {
  locale: Locale;
  /** The heading; the subject, mostly. */
  title: string;
  hello: string;
  paragraphs: readonly string[];
  /** Shown as a list of names and values; empty values are left out. */
  facts?: readonly (readonly [string, string])[];
  /** Words of another person, set apart so that nobody takes them for ours. */
  quote?: string;
  button?: { label: string; href: string };
  /** Said after all that. */
  closing?: readonly string[];
  sign: string;
  /** Below the letter: why the reader gets it, how to end it. */
  small?: readonly Small[];
};

/** The same letter as plain text and as HTML. */
export function compose(draft: Draft): { text: string; html: string } {
  const { locale, title, facts = [], quote = '', button, small } = draft;
  const paragraph = (said: string): Block => ({ kind: 'paragraph', text: said });
  return composeLetter({
    locale,
    operator: text(locale, 'operator.name'),
    title,
    preview: draft.paragraphs[0] ?? draft.hello,
    blocks: [
      ...[draft.hello, ...draft.paragraphs].map(paragraph),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      ...(quote === '' ? [] : [{ kind: 'quote', text: quote } as const]),
      ...(button ? [{ kind: 'button', ...button } as const] : []),
      ...[...(draft.closing ?? []), draft.sign].map(paragraph),
    ],
    ...(small && { small }),
  });
}
