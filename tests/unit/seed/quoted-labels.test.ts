import { expect, it } from 'vitest';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { productSources, typedTexts } from '#tests/fixtures/fact-sources.ts';
import { messagesOf } from '#tests/fixtures/message-facts.ts';

const QUOTED: Record<Locale, RegExp> = { el: /«([^»]+)»/g, en: /“([^”]+)”/g };
/** Quotations that aren't labels, with the reason. */
const OTHERS: readonly { text: string; why: string }[] = [
  { text: 'ΓΚΠΔ', why: 'an abbreviation' },
  { text: 'GDPR', why: 'an abbreviation' },
  { text: 'πολύ μεγάλο', why: 'a setting of browsers' },
  { text: 'very large', why: 'a setting of browsers' },
];

// The questions sent travellers to the question «Τι να ετοιμάσουμε», which no form had.
it.each(locales)(
  'labels that questions, offers and pages quote are on the site, or headings beside them (%s)',
  (locale) => {
    const labels = new Set(messagesOf(locale).values());
    const wrong = productSources.flatMap((document) => {
      const texts = typedTexts(document, locale);
      return texts
        .flatMap((text) => [...text.matchAll(QUOTED[locale])].map((match) => match[1] ?? ''))
        .filter((quoted) => !labels.has(quoted) && !texts.includes(quoted))
        .filter((quoted) => !OTHERS.some(({ text }) => text === quoted))
        .map((quoted) => `${document._id}: ${quoted}`);
    });
    expect(wrong).toEqual([]);
  },
);
