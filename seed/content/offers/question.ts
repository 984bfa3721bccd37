import type { Json } from '#seed/content/document.ts';

type Pair = [el: string, en: string];

export function question(key: string, asked: Pair, answered: Pair): Json {
  return {
    _key: key,
    _type: 'faqItem',
    question_el: asked[0],
    question_en: asked[1],
    answer_el: answered[0],
    answer_en: answered[1],
  };
}
