import type { Locale } from '#foundation/text/locales.ts';
import { renderEmail } from '#foundation/email/render-email.ts';
import { text } from '#desk/messages/texts.ts';
import type { Block, Small } from '#foundation/email/content.ts';

/** The content of an email of the desk before layout. */
export type Draft = {
  locale: Locale;
  /** The heading; usually the subject. */
  title: string;
  hello: string;
  paragraphs: readonly string[];
  /** Shown as a list of names and values; empty values are left out. */
  facts?: readonly (readonly [string, string])[];
  /** Text by another person, set apart so that it isn't taken for ours. */
  quote?: string;
  button?: { label: string; href: string };
  /** Paragraphs at the end, before the signature. */
  closing?: readonly string[];
  sign: string;
  /** The footer: why the reader gets this email, and how to unsubscribe. */
  small?: readonly Small[];
};

/** The email as plain text and as HTML. */
export function compose(draft: Draft): { text: string; html: string } {
  const { locale, title, facts = [], quote = '', button, small } = draft;
  const paragraph = (content: string): Block => ({ kind: 'paragraph', text: content });
  return renderEmail({
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
