import { expect, it } from 'vitest';
import { faqPageData } from '#lib/content/faq-page-data.ts';

it('B9: structured data has questions with their answers as plain text', () => {
  const answer = ['Πρώτα αυτό.', 'Μετά εκείνο.'].map((text, index) => ({
    _type: 'block' as const,
    _key: `b${index}`,
    children: [{ _type: 'span' as const, _key: 's', text }],
    markDefs: null,
  }));
  expect(faqPageData([{ question: 'Πώς;', answer }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Πώς;', acceptedAnswer: { text: 'Πρώτα αυτό.\nΜετά εκείνο.' } },
    ],
  });
});
