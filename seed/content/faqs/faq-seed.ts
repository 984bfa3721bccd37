import type { SeedDocument } from '#seed/content/document.ts';
import type { RichText } from '#seed/content/rich-text.ts';

type Topic = 'booking' | 'changes' | 'port' | 'board' | 'vehicles' | 'animals' | 'accessibility';
type Asked = { question: string; answer: RichText };

/** One document per question. `key` makes its id, `order` its place within the topic. */
export function faq(
  [key, topic, order]: [string, Topic, number],
  words: { el: Asked; en: Asked },
): SeedDocument {
  return {
    _id: `faq-${key}`,
    _type: 'faq',
    question_el: words.el.question,
    question_en: words.en.question,
    answer_el: words.el.answer,
    answer_en: words.en.answer,
    topic,
    order,
  };
}
