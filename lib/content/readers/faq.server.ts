import 'server-only';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { faqsQuery } from '../queries/faq.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import type { RichTextValue } from '../rich-text.ts';

/** In the order of a journey: before the trip, on the way, on board, then special needs. */
export const faqTopics = [
  'booking',
  'changes',
  'port',
  'board',
  'vehicles',
  'animals',
  'accessibility',
] as const;
type FaqTopic = (typeof faqTopics)[number];

export type Faq = { id: string; topic: FaqTopic; question: string; answer: RichTextValue };

/** Questions with an answer in this language, by topic and then in the editors’ order. */
export const readFaqs = cache(async (locale: Locale): Promise<Faq[]> => {
  const raw = await fetchContent('faqs', faqsQuery);
  const faqs = raw.flatMap((faq) => {
    const topic = faqTopics.find((known) => known === faq.topic);
    const question = faq[`question_${locale}`];
    const answer = faq[`answer_${locale}`];
    return topic && question && answer ? [{ id: faq._id, topic, question, answer }] : [];
  });
  return faqs.toSorted((a, b) => faqTopics.indexOf(a.topic) - faqTopics.indexOf(b.topic));
});
