import { blockText, type RichTextValue } from './rich-text.ts';

type FaqEntry = { question: string; answer: RichTextValue };

/** `FAQPage` (B9). Answers are plain text, paragraph by paragraph. */
export function faqPageData(faqs: readonly FaqEntry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
    })),
  };
}

/** The text of an answer: paragraphs and lists, without pictures and buttons. */
export function plainAnswer(answer: RichTextValue): string {
  return answer
    .flatMap((member) => {
      if (member._type === 'block') return blockText(member);
      return member._type === 'callout' && member.text ? member.text : [];
    })
    .join('\n');
}
