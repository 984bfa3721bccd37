import { getTranslations } from 'next-intl/server';
import { faqTopics, type Faq } from '#lib/content/readers/faq.server.ts';
import styles from './questions.module.css';

/** Jump to a topic that has questions. */
export async function TopicLinks({ faqs }: { faqs: readonly Faq[] }) {
  const t = await getTranslations('common.questions');
  return (
    <nav className={styles.topics} aria-labelledby="question-topics">
      <h2 id="question-topics">{t('topics')}</h2>
      <ul>
        {faqTopics
          .filter((topic) => faqs.some((faq) => faq.topic === topic))
          .map((topic) => (
            <li key={topic}>
              <a href={`#${topic}`}>{t(`topic.${topic}`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
