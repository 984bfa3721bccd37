import type { Locale } from '#foundation/text/locales.ts';
import { renderEmail as dress } from '#foundation/email/render-email.ts';
import type { Block } from '#foundation/email/content.ts';

/** Content of an email before layout. Facts without a value are left out. */
export type Draft = {
  subject: string;
  paragraphs: string[];
  facts?: (readonly [string, string])[];
  /** Paragraphs after the facts. */
  closing?: string[];
};

type Frame = { locale: Locale; hello: string; button: { label: string; href: string } | null; sign: string };

/** The email as plain text and as HTML, in the common layout. */
export function composeEmail(draft: Draft, frame: Frame): { text: string; html: string } {
  const { locale, hello, button, sign } = frame;
  const { subject, paragraphs, facts = [], closing = [] } = draft;
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  return dress({
    locale,
    operator: sign,
    title: subject,
    preview: paragraphs[0] ?? '',
    blocks: [
      ...[hello, ...paragraphs].map(paragraph),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      ...closing.map(paragraph),
      ...(button ? [{ kind: 'button', ...button } as const] : []),
      paragraph(sign),
    ],
  });
}
