import { defineQuery } from 'next-sanity';
import { richText } from './parts.ts';

/** Every frequent question, in the editors' order within each topic. */
export const faqsQuery = defineQuery(`*[_type == "faq"] | order(topic asc, order asc, _id asc){
  _id, topic, question_el, question_en,
  answer_el${richText},
  answer_en${richText}
}`);
